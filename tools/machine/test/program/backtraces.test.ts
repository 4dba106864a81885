/** What is shown of a program that goes wrong: its own calls, and how it ended. */
import { howItEnded } from '../../program/how-it-ended.ts';
import { isCallInLibrary } from '../../program/library-frames.ts';

const RUST = '/rustc/59807616e1fa2540/library';

test.each([
  {
    language: 'Rust',
    output: `thread 'main' (21827) panicked at solution.rs:9:36:
index out of bounds: the len is 0 but the index is 2
stack backtrace:
-   0: __rustc::rust_begin_unwind
-             at ${RUST}/std/src/panicking.rs:689:5
-   3: <usize as core::slice::index::SliceIndex<[T]>>::index
-             at /root/.rustup/lib/rustlib/src/rust/library/core/src/slice/index.rs:272:10
-   5: <alloc::vec::Vec<T,A> as core::ops::index::Index<I>>::index
   6: solution::contains_pair
             at ./solution.rs:9:36
   7: <solution::Card as core::fmt::Display>::fmt
   8: solution::answer::{{closure}}
- 12: core::ops::function::FnOnce::call_once
  16: solution::main
note: run with \`RUST_BACKTRACE=full\` for a verbose backtrace.`,
  },
  {
    language: 'Java',
    output: `Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 2
-	at java.base/java.util.ImmutableCollections$ListN.get(ImmutableCollections.java:680)
	at Solution.containsPair(Solution.java:17)
-	at jdk.compiler/com.sun.tools.javac.launcher.Main.execute(Main.java:484)`,
  },
  {
    language: 'JavaScript',
    output: `Error: oops
    at containsPair (/home/ann/solution.js:9:9)
    at /home/ann/solution.js:21:40
-    at [_onLine] [as _onLine] (node:internal/readline/interface:419:12)
-    at Socket.emit (node:events:524:28)
-    at node:internal/main/run_main_module:28:49`,
  },
  {
    language: 'Go',
    output: `panic: oops
-panic({0x49a5e0, 0x4d8a98})
-	/usr/lib/go-1.24/src/runtime/panic.go:884 +0x212
-runtime.goPanicIndex(0x2, 0x0)
main.containsPair(...)
	/home/ann/solution.go:22`,
  },
])('the calls inside libraries of $language are known', ({ output }) => {
  const lines = output.split('\n');
  const marked = lines.filter((line) => line.startsWith('-'));
  const found = lines.filter((line) => isCallInLibrary(line.replace(/^-/, '')));
  expect(found).toEqual(marked);
});

test.each([
  { status: 3, says: 'it ended with status 3' },
  { status: 130, says: 'it ended with status 130' },
  { status: 134, says: 'it was aborted (status 134)' },
  { status: 139, says: 'it used memory that is not its own: a segmentation fault (status 139)' },
  { signal: 'SIGABRT' as const, says: 'it was aborted (SIGABRT)' },
  { signal: 'SIGTERM' as const, says: 'it was ended by the signal SIGTERM' },
])('$says', ({ status = null, signal = null, says }) => {
  expect(howItEnded(status, signal)).toBe(says);
});
