/** Files that serve both games pass everything, random hands and counts, too. */
import '../../command/test/checkout.ts';
import { courseIn } from '../courses.ts';
import { judgeAll } from '../practise.ts';
import { exercisesDone } from '../screen/view.ts';
import { exerciseOf, folderWith, runner } from './practising.ts';
import { TWO_GAMES } from './two-games.ts';

test('a straight, a straight flush, a ladder and a best five with a row serve both games', async () => {
  const view = await judgeAll(courseIn(folderWith(TWO_GAMES)), runner, exerciseOf('short-deck'));
  expect(exercisesDone(view).map(({ name }) => name)).toEqual([
    'straight',
    'straight-flush',
    'ladder',
    'best-groups',
    'best-straights-and-flushes',
    'tie-breaks',
    'short-deck',
  ]);
});
