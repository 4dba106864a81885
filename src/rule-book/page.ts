/** The rule book as one document. Whatever it needs is inlined, for a browser loads nothing beside a page from disk. */
import { cardSymbols } from './card-symbols.ts';

/** What is put into the page beside the book. */
export interface PageParts {
  readonly css: string;
  readonly script: string;
}

/** The whole document. */
export function writePage({ css, script }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The rules of poker hands</title>
<style>${css}</style>
</head>
<body>
${cardSymbols()}
<main>
<section id="try" class="try" aria-labelledby="try-title"><h2 id="try-title">Try a hand</h2></section>
</main>
<script>${script}</script>
</body>
</html>
`;
}
