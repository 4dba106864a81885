import { practiceCommand } from '../../src/practice/typed-command.ts';

const [CHECKOUT, INSTALLED, OF_NPX] = [
  { root: '/kata', fromSource: true },
  { root: '/mine/node_modules/poker-hands-kata', fromSource: false },
  { root: '/home/me/.npm/_npx/0a1b/node_modules/poker-hands-kata', fromSource: false },
];

test.each([
  [CHECKOUT, [], 'npm run practice'],
  [CHECKOUT, ['--dir', 'mine'], 'npm run practice -- --dir mine'],
  [CHECKOUT, ['--dir', 'my "own" dir'], 'npm run practice -- --dir "my \\"own\\" dir"'],
  [INSTALLED, ['--dir', '../$HOME'], 'npx poker-kata practice --dir "../\\$HOME"'],
  [OF_NPX, ['interview'], 'npx -p poker-hands-kata poker-kata practice interview'],
])('from %j with %j', (home, words, command) => {
  expect(practiceCommand(home, ...words)).toBe(command);
});
