import { columnsOf, wrapText } from '../../src/terminal/wrap-text.ts';

test('lines that fit stay as they are', () => {
  expect(wrapText('  a  b\n\nc', 6)).toBe('  a  b\n\nc');
});

test('prose is wrapped between words', () => {
  expect(wrapText('two pairs of cards', 10)).toBe('two pairs\nof cards');
});

test('what is moved in stays so, and its further lines are moved in more', () => {
  expect(wrapText('  poker-kata rank AH', 14)).toBe('  poker-kata\n      rank AH');
});

test('columns come below each other', () => {
  expect(wrapText('  --json    one object a line', 16)).toBe('  --json\n    one object a\n    line');
});

test('words that are quoted have no columns, whatever spaces are between them', () => {
  expect(wrapText('line 1: "AH KH  QH JH TH"', 17)).toBe('line 1: "AH KH \nQH JH TH"');
});

test('a word that is too long stays whole', () => {
  expect(wrapText('see https://nodejs.org now', 8)).toBe('see\nhttps://nodejs.org\nnow');
});

test('colours take no room', () => {
  expect(wrapText('\u001b[1mtwo\u001b[22m three', 9)).toBe('\u001b[1mtwo\u001b[22m three');
});

test('the width is that of the terminal, of COLUMNS or 80', () => {
  const widthOf = (columns?: number, COLUMNS?: string) => columnsOf({ columns } as NodeJS.WriteStream, { COLUMNS });
  expect([widthOf(40, '60'), widthOf(undefined, '60'), widthOf(undefined, 'wide'), widthOf()]).toEqual([
    40, 60, 80, 80,
  ]);
});
