#!/usr/bin/env node
/** Nothing but this file is loaded before the version of Node is known: an old one would fail with a stack. */
import { refuseOldNode } from './old-node.ts';

// The reader of the results may stop early, as `head` does. That is no error; a full disk is.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' || code === 'EOF') process.exit(); // Windows says EOF
  process.stderr.write(`cannot write the results: ${message}\n`);
  process.exit(1);
});
// The reader of the errors may stop, and still wants the results.
process.stderr.on('error', () => {});

const refusal = refuseOldNode(process.versions.node);
if (refusal === undefined) {
  const { runCommand } = await import('./command.ts');
  await runCommand(process.argv);
} else {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 2;
}
