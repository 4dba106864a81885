#!/usr/bin/env node
import { runCommand } from './command.ts';

// Whoever reads our output may stop early, as `head` does. That is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}

await runCommand(process.argv);
