/** CSS classes of highlighted code, in the page and in the editor. */
import { tagHighlighter, tags } from '@lezer/highlight';

/** Gives each kind of word its class. */
export const codeClasses = tagHighlighter([
  {
    tag: [
      tags.keyword,
      tags.operatorKeyword,
      tags.controlKeyword,
      tags.definitionKeyword,
      tags.moduleKeyword,
    ],
    class: 'kw',
  },
  { tag: tags.comment, class: 'co' },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.number, tags.bool, tags.null],
    class: 'va',
  },
  { tag: [tags.typeName, tags.className], class: 'ty' },
]);
