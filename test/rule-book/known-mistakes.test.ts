import { coachOf, mistakesOf } from '../../src/rule-book/own-run.ts';
import { home } from '../practice/practising.ts';

test('while the known mistakes are judged, the process gets its turn after each: what watches over it sees that it goes on', async () => {
  const steps = mistakesOf(home).filter(({ step }) => step === 'pair' || step === 'flush');
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  });
  const coach = await coachOf(home);
  turns = 0;
  const known = await coach.knownMistakes(steps);
  clearInterval(counting);
  const { length } = known.flatMap(({ mistakes }) => mistakes);
  expect(length).toBe(steps.flatMap(({ mistakes }) => mistakes).length);
  expect(turns).toBeGreaterThanOrEqual(length / 2); // a pause may be shorter than the millisecond of the interval
});
