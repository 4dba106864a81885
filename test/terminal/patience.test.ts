import { isOver, PatientClock, within } from '../../src/terminal/patience.ts';

/** A clock that looks so often, in a process that works for some milliseconds between two looks. */
function readingsOf(looks: number, workedBetween: number) {
  let worked = 500;
  const clock = new PatientClock(20, () => worked);
  const since = clock.read();
  for (let look = 0; look < looks; look += 1) {
    worked += workedBetween;
    clock.look();
  }
  return [since, clock.read()] as const;
}

test.each([
  ['works all the time', 50, 20, false],
  ['works all the time and longer than it may', 51, 20, true],
  ['gets a fifth of a busy processor', 249, 4, false],
  ['gets a fifth of a busy processor and works longer than it may', 251, 4, true],
  ['waits', 200, 0, false],
  ['waits four times as long as it may work', 201, 0, true],
  ['works for just less than a twentieth of the time', 201, 0.99, true],
  ['works for just more than a twentieth of the time', 201, 1.01, false],
  ['has helpers that work beside it', 50, 60, false],
  ['stops between two looks, as on a machine that sleeps', 1, 20, false],
])('code that %s', (_, looks, workedBetween, expected) => {
  expect(isOver(...readingsOf(looks, workedBetween), 1000)).toBe(expected);
});

test('the processor time of this process counts when no other is given', () => {
  const clock = new PatientClock(20);
  const since = clock.read();
  for (let sum = 0; clock.read().worked === since.worked; sum += 1) Math.sqrt(sum);
  expect(clock.look()).toEqual({ awake: 20, worked: expect.any(Number) });
});

test('an outcome that comes in time is given, and one that does not ends in the message', async () => {
  let worked = 0;
  const clock = new PatientClock(30_000, () => (worked += 30_000)); // each look comes half a minute after the last
  expect(await within(1, Promise.resolve('done'), 'too late', clock)).toBe('done');
  await expect(within(20_000, new Promise(() => {}), 'too late', clock)).rejects.toThrow('too late');
});
