/** How a watch notices that a run stands still, with its clock set by hand. */
import { PatientClock } from '../../src/terminal/patience.ts';
import { standstill } from '../../steps/solution/standstill.ts';

/** A run that works for some milliseconds between two looks, which come every 20 ms. */
function runThatWorks(workedBetween: number) {
  let [moves, worked] = [0, 500];
  const clock = new PatientClock(20, () => worked);
  const standsStill = standstill(() => moves, 1000, clock);
  return {
    move: () => (moves += 1),
    look(times: number) {
      let answer = false;
      for (let look = 0; look < times; look += 1) {
        worked += workedBetween;
        answer = standsStill();
      }
      return answer;
    },
  };
}

test('a run stands still when it works at one place for too long', () => {
  const { look } = runThatWorks(20);
  expect(look(50)).toBe(false);
  expect(look(1)).toBe(true);
});

test('a run that moves has its full time again', () => {
  const { look, move } = runThatWorks(20);
  look(50);
  move();
  expect(look(51)).toBe(false); // the first look sees the move
  expect(look(1)).toBe(true);
});

test('time in which the machine does something else does not count', () => {
  const { look } = runThatWorks(4);
  expect(look(249)).toBe(false);
  expect(look(2)).toBe(true);
});
