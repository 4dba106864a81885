/** A chapter of the walkthrough as markup. */
import { storyView } from '../../src/rule-book/parts/story.ts';

test('what is told in another chapter of the page is a link there', () => {
  expect(storyView('See [chapter 12](12-tie-breaking.md).')).toContain('<a href="#tie-breaking/story">chapter 12</a>');
});

test('a chapter that is not on the page is said to be of the walkthrough', () => {
  expect(storyView('[Chapter 16](16-how-often.md) tells it.')).toBe('<p>Chapter 16 of the walkthrough tells it.</p>\n');
  expect(storyView('See [where to go next](18-where-to-go-next.md).')).toBe('<p>See where to go next.</p>\n');
});
