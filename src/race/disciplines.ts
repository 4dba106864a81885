/** The disciplines of the race. */
export const DISCIPLINES = [
  { id: 'sevenEncoded', cards: 7, from: 'encoded', title: 'Seven cards, encoded before the clock starts' },
  { id: 'fiveEncoded', cards: 5, from: 'encoded', title: 'Five cards, encoded before the clock starts' },
  { id: 'sevenText', cards: 7, from: 'text', title: 'Seven cards, read from text' },
  { id: 'fiveText', cards: 5, from: 'text', title: 'Five cards, read from text' },
] as const;

export type Discipline = (typeof DISCIPLINES)[number];
