/**
 * How long Node takes to load the built library: a start that loads it, less the empty start just before.
 * Run it with `npm run bench:import`; a number behind it (`npm run bench:import -- 51`) sets the number of rounds.
 */
import { execFileSync } from 'node:child_process';

const ROUNDS = Number(process.argv[2] ?? 25);

/** By its name the package finds itself, through its exports. */
const LOADS = [
  { what: 'import', type: 'module', code: "import 'poker-hands-kata'" },
  { what: 'require', type: 'commonjs', code: "require('poker-hands-kata')" },
  { what: 'import of its modules', type: 'module', code: "import './dist/modules/index.js'" },
];

const differences = LOADS.map((): number[] => []);
for (let round = 0; round < ROUNDS; round++) {
  for (const [index, { type, code }] of LOADS.entries()) {
    const empty = start(type, '');
    differences[index]?.push(start(type, code) - empty);
  }
}
console.log(`milliseconds, medians of ${ROUNDS}`);
for (const [index, { what }] of LOADS.entries()) {
  console.log(
    `${what.padEnd(24)}${median(differences[index] as number[])
      .toFixed(1)
      .padStart(6)}`,
  );
}

/** How long Node runs for this code, in milliseconds. */
function start(type: string, code: string): number {
  const began = performance.now();
  execFileSync(process.execPath, [`--input-type=${type}`, '--eval', code]);
  return performance.now() - began;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;
}
