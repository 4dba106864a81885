/**
 * Writes the parts of documents that are made from the sources: tables, quoted code with its values,
 * drawn hands, the types of the library. What it writes is the same on every machine.
 *
 *     npx tsx tools/build/documents.ts
 */
import { execSync } from 'node:child_process';

const COMMANDS = [
  'npx tsx tools/test/documents/write-documents.ts',
  'npx biome format --write .vscode',
  'npx tsx tools/test/walkthrough/write.ts',
  'npm ci --prefix tools/test/library-types --ignore-scripts',
  'npm run write --prefix tools/test/library-types',
  'npx tsx tools/test/documents/library-reference.ts',
];

for (const command of COMMANDS) execSync(command, { stdio: 'inherit' });
