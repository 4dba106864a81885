/** The page for interviewers, beside what it is made of. */
import { readFileSync } from 'node:fs';
import { completePage, PAGE } from './interviewer-page.ts';

test("the interviewer's page tells the tasks and the mistakes as they are (npm run interviewer-page)", () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toBe(completePage(page));
  expect(page).toContain('Finds no straight in ace, two, three, four, five.');
});
