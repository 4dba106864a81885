#!/usr/bin/env node
import { runCommand } from './command.ts';

// The reader of the results may stop early, as `head` does, which is not an error; a full disk is.
process.stdout.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE' || code === 'EOF') process.exit(); // Windows says EOF
  process.stderr.write(`cannot write the results: ${message}\n`);
  process.exit(1);
});
// Whoever stops reading the errors may still want the results.
process.stderr.on('error', () => {});

await runCommand(process.argv);
