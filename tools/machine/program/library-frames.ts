/** Tells the calls inside libraries in a backtrace, which a learner need not see. */

const CALLS_IN_LIBRARIES: readonly RegExp[] = [
  // Rust: `4: core::slice::index`, `3: <usize as core::slice::SliceIndex>::index`, `at /rustc/5980/…`
  /^ *\d+: <?(?:(?:alloc|core|std|__rustc)::|rust_|[a-z]\w* as (?:alloc|core|std)::)/,
  /^ +at (?:\/rustc\/|.*\/rustlib\/src\/)/,
  // Java: `at java.base/java.util.ArrayList.get(ArrayList.java:427)`
  /^\s+at (?:java|jdk)\.\w+\//,
  // JavaScript: `at node:internal/main:1:1`, `at Socket.emit (node:events:524:28)`
  /^ +at (?:.*\()?node:/,
  // Go: `panic({0x48, 0x4d})`, `runtime.goPanicIndex(0x2)`, `	/usr/lib/go/src/runtime/panic.go:884`
  /^(?:panic|runtime\.\w+)\(.*\)$/,
  /^\t.*\/src\/runtime\//,
];

/** Returns whether a line of output is a call inside a library. */
export function isCallInLibrary(line: string): boolean {
  return CALLS_IN_LIBRARIES.some((pattern) => pattern.test(line));
}
