/**
 * Keeps a learner's code from replacing what all code shares, such as `Array.prototype.map`: the coach needs it, too. Adding to
 * it does no harm. Names that people often give to members of their own objects, such as `toString`, stay free.
 */
const SHARED = {
  Array,
  Atomics,
  Boolean,
  Date,
  Function,
  JSON,
  Map,
  Math,
  Number,
  Object,
  Promise,
  Reflect,
  RegExp,
  Set,
  String,
  Symbol,
  WeakMap,
};

/** What loops and spread lists go through. */
const ITERATORS = [[], new Map(), new Set(), ''].map((list) => Object.getPrototypeOf(list[Symbol.iterator]()));

const FREE = new Set<PropertyKey>(['constructor', 'prototype', 'toString', 'toLocaleString', 'valueOf']);

const locked = new Set<string>(Object.keys(SHARED));

/** Whether a property of this name is one that all code shares. */
export const isLocked = (name: string): boolean => locked.has(name);

/** Makes them constant, so that code fails in the very line that replaces them. */
export function lockBuiltIns(): void {
  for (const [name, value] of Object.entries(SHARED)) {
    lock(globalThis, name);
    lockFunctions(value);
    if ('prototype' in value) lockFunctions(value.prototype as object);
  }
  for (const iterator of ITERATORS) lockFunctions(iterator);
  lockClock();
}

/** The clock by which an evaluator is found fast enough. */
function lockClock(): void {
  const now = performance.now.bind(performance);
  Object.defineProperty(performance, 'now', { value: now, writable: false, configurable: false });
  Object.defineProperty(globalThis, 'performance', { value: performance, writable: false, configurable: false }); // no more a getter
}

function lockFunctions(owner: object): void {
  for (const name of Reflect.ownKeys(owner)) {
    const isFunction = typeof Object.getOwnPropertyDescriptor(owner, name)?.value === 'function';
    if (!isFunction || FREE.has(name)) continue;
    lock(owner, name);
    if (typeof name === 'string') locked.add(name);
  }
}

function lock(owner: object, name: PropertyKey): void {
  Object.defineProperty(owner, name, { writable: false, configurable: false });
}
