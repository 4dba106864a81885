/**
 * Finds out whether code has changed the built-ins of its thread, such as `Array.prototype`, which
 * all code there shares.
 */

// Taken before other code can replace them. What follows uses no other built-in to compare.
const { getOwnPropertyDescriptor, getPrototypeOf, is, isExtensible } = Object;
const { ownKeys } = Reflect;
const textOf = String;
const find: <Item>(
  items: readonly Item[],
  isWanted: (item: Item, index: number) => boolean,
) => Item | undefined = Function.prototype.call.bind(Array.prototype.find);

/** The properties of an object at one time. */
interface Properties {
  readonly prototype: object | null;
  readonly isExtensible: boolean;
  readonly keys: readonly PropertyKey[];
  /** In the order of the keys. */
  readonly descriptors: readonly (PropertyDescriptor | undefined)[];
}

/** A built-in, with its properties before any code ran. */
interface BuiltIn extends Properties {
  /** As it is written in code: `Array.prototype`. */
  readonly name: string;
  readonly object: object;
}

/** The built-ins as they are when this is made. */
export class BuiltIns {
  readonly #before: readonly BuiltIn[] = namedBuiltIns().map(([name, object]) => {
    return { name, object, ...propertiesOf(object) };
  });

  /** Tells whether anything was added to them, replaced, removed or frozen since. */
  areChanged(): boolean {
    return find(this.#before, (before) => !isUnchanged(before)) !== undefined;
  }

  /** Names a function that was replaced or removed since, if any: `Array.prototype.map`. */
  replaced(): string | undefined {
    let name: string | undefined;
    find(this.#before, (before) => {
      name = replacedIn(before);
      return name !== undefined;
    });
    return name;
  }
}

/** Lists the global object, and what it holds, with its prototype. */
function namedBuiltIns(): [name: string, object: object][] {
  const iterators = [[], new Map(), new Set(), ''].map((items) => items[Symbol.iterator]());
  const held = ownKeys(globalThis).flatMap((key): [string, object][] => {
    const object = heldBy(globalThis, key);
    // The console is replaced while code runs, to collect what it prints, and then restored.
    if (!object || object === globalThis || key === 'console') return [];
    const prototype = heldBy(object, 'prototype');
    const name = textOf(key);
    return prototype
      ? [
          [name, object],
          [`${name}.prototype`, prototype],
        ]
      : [[name, object]];
  });
  return [
    ['globalThis', globalThis],
    ...held,
    ...iterators.map((iterator): [string, object] => ['(an iterator)', getPrototypeOf(iterator)]),
  ];
}

/** Returns the object or function that a property holds; it calls no getter. */
function heldBy(object: object, key: PropertyKey): object | undefined {
  const value: unknown = getOwnPropertyDescriptor(object, key)?.value;
  return Object(value) === value ? (value as object) : undefined;
}

function propertiesOf(object: object): Properties {
  const keys = ownKeys(object);
  const descriptors: (PropertyDescriptor | undefined)[] = [];
  for (let index = 0; index < keys.length; index += 1) {
    descriptors[index] = getOwnPropertyDescriptor(object, keys[index] as PropertyKey);
  }
  return {
    prototype: getPrototypeOf(object),
    isExtensible: isExtensible(object),
    keys,
    descriptors,
  };
}

function isUnchanged(before: BuiltIn): boolean {
  const now = propertiesOf(before.object);
  if (now.prototype !== before.prototype || now.isExtensible !== before.isExtensible) return false;
  if (now.keys.length !== before.keys.length) return false;
  for (let index = 0; index < now.keys.length; index += 1) {
    if (now.keys[index] !== before.keys[index]) return false;
    if (!isSame(now.descriptors[index], before.descriptors[index])) return false;
  }
  return true;
}

function isSame(one: PropertyDescriptor | undefined, other: PropertyDescriptor | undefined) {
  return (
    is(one?.value, other?.value) &&
    one?.get === other?.get &&
    one?.set === other?.set &&
    one?.writable === other?.writable &&
    one?.configurable === other?.configurable
  );
}

function replacedIn({ name, object, keys, descriptors }: BuiltIn): string | undefined {
  for (let index = 0; index < keys.length; index += 1) {
    const was: unknown = descriptors[index]?.value;
    const key = keys[index] as PropertyKey;
    const isReplaced =
      typeof was === 'function' && getOwnPropertyDescriptor(object, key)?.value !== was;
    if (isReplaced) return `${name}.${textOf(key)}`;
  }
  return undefined;
}
