import type { Command } from 'commander';
import type { RuleBookOptions } from './build/write-rule-book.ts';

/** Adds the command `rule-book`. Its code is loaded only when it runs. */
export function addRuleBook(program: Command): void {
  program
    .command('rule-book')
    .description('write the rule book as a page for your browser')
    .option('--out <folder>', 'the folder to write the page into', 'rule-book')
    .option('--force', 'replace a page that this command did not write')
    .option('--open', 'open the page in your browser')
    .action(async (options: RuleBookOptions) => {
      const { writeRuleBook } = await import('./build/write-rule-book.ts');
      await writeRuleBook(options);
    });
}
