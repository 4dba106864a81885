/** What is read from the output of programs, compilers and builds. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { headlineOf, placeInOutput } from '../../program/read-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'output-'));
const FILES = ['solution.py', 'solution.js', 'solution.go', 'Solution.java', 'main.rs', 'hand.c'];
beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'));
  for (const file of [...FILES, 'node_modules/one.js']) writeFileSync(join(folder, file), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  {
    language: 'Python',
    output: `Traceback (most recent call last):
  File "${folder}/solution.py", line 25, in <module>
    print(json.dumps(answer(json.loads(line))))
  File "${folder}/solution.py", line 12, in contains_pair
    if not card: raise ValueError("Error: no card")
  File "/usr/lib/python3.11/json/__init__.py", line 346, in loads
    return _default_decoder.decode(s)
json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)`,
    headline: 'json.decoder.JSONDecodeError: Expecting value: line 1 column 1 (char 0)',
    place: 'solution.py:12',
  },
  {
    language: 'JavaScript',
    output: `${folder}/solution.js:8
throw new Error("no rank");
^

TypeError: Cannot read properties of undefined (reading 'rank')
    at read (${folder}/node_modules/one.js:3:1)
    at containsPair (${folder}/solution.js:8:3)
    at answer (${folder}/solution.js:14:3)

Node.js v20.19.0`,
    headline: "TypeError: Cannot read properties of undefined (reading 'rank')",
    place: 'solution.js:8',
  },
  {
    language: 'Python, which raised an error in another,',
    output: `Traceback (most recent call last):
  File "${folder}/solution.py", line 3, in rank
KeyError: 'X'

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "${folder}/solution.py", line 5, in <module>
    raise ValueError("no rank " + c)
ValueError: no rank X`,
    headline: 'ValueError: no rank X',
    place: 'solution.py:5',
  },
  {
    language: 'Python, whose own exception has another name,',
    output: `Traceback (most recent call last):
  File "${folder}/solution.py", line 4, in <module>
    raise NoCard("Error: " + c)
__main__.NoCard: no such card`,
    headline: '__main__.NoCard: no such card',
    place: 'solution.py:4',
  },
  {
    language: 'Go',
    output: `panic: runtime error: index out of range [5] with length 2

goroutine 1 [running]:
main.containsPair({0xc00001, 0x2})
	${folder}/solution.go:22 +0x1d
main.main()
	${folder}/solution.go:44 +0x2a
exit status 2`,
    headline: 'panic: runtime error: index out of range [5] with length 2',
    place: 'solution.go:22',
  },
  {
    language: 'the compiler of Go',
    output: '# command-line-arguments\n./solution.go:21:9: undefined: rank',
    headline: './solution.go:21:9: undefined: rank',
    place: 'solution.go:21',
  },
  {
    language: 'Java',
    output: `Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 5
	at java.base/java.util.ArrayList.get(ArrayList.java:427)
	at Solution.containsPair(Solution.java:19)
	at Solution.main(Solution.java:34)`,
    headline: 'ArrayIndexOutOfBoundsException: Index 5',
    place: 'Solution.java:19',
  },
  {
    language: 'the compiler of Java',
    output: `Solution.java:18: error: ';' expected
        return false
                    ^
1 error
error: compilation failed`,
    headline: "Solution.java:18: error: ';' expected",
    place: 'Solution.java:18',
  },
  {
    language: 'Rust',
    output: `
thread 'main' panicked at /rustc/library/core/src/num.rs:1:1:
called on main.rs:9:5 with nothing
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace`,
    headline: 'called on main.rs:9:5 with nothing',
    place: 'main.rs:9',
  },
  {
    language: 'the compiler of Rust',
    output: `error[E0308]: mismatched types
 --> main.rs:3:18
  |
3 |     let x: i32 = "a";
  |                  ^^^ expected \`i32\`, found \`&str\`

error: aborting due to 1 previous error`,
    headline: 'error[E0308]: mismatched types',
    place: 'main.rs:3',
  },
  {
    language: 'the compiler of C, started by make',
    output: `cc -O2 -o hand hand.c
hand.c: In function 'contains_pair':
hand.c:4:5: error: 'x' undeclared (first use in this function)
make: *** [Makefile:2: hand] Error 1`,
    headline: "hand.c:4:5: error: 'x' undeclared (first use in this function)",
    place: 'hand.c:4',
  },
  {
    language: 'C++',
    output: `terminate called after throwing an instance of 'std::runtime_error'
  what():  no such card
Aborted`,
    headline: 'what():  no such card',
    place: undefined,
  },
  { language: 'anybody', output: 'oops: no hand\n', headline: 'oops: no hand', place: undefined },
  { language: 'nobody', output: '', headline: undefined, place: undefined },
])('the error of $language has its line and its place', ({ output, headline, place }) => {
  const lines = output.split('\n');
  expect(headlineOf(lines)).toBe(headline);
  const where = placeInOutput(lines, folder);
  expect(where && `${relative(folder, where.file)}:${where.line}`).toBe(place);
});
