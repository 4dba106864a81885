/**
 * Runs the features at once and after each save, as `npx cucumber-js -p first` does. It is
 * `npm run features:watch`. The process of the next run loads Cucumber before the save, so that a
 * failure is shown sooner.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { watch } from 'chokidar';

const RUN = fileURLToPath(new URL('run-first.js', import.meta.url));

let running;
let waiting = fork(RUN);

function run() {
  running?.kill();
  console.clear();
  running = waiting;
  running.send('run');
  waiting = fork(RUN);
}

watch(['features', 'src', 'steps'], { ignoreInitial: true }).on('ready', run).on('all', run);
