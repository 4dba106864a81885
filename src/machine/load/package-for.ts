import { BadExport } from './exports-of.ts';

/**
 * Returns the package `poker-hands-kata` without the file's own exports and without names that are
 * not given.
 */
export function packageFor(
  poker: Readonly<Record<string, unknown>>,
  own: readonly string[],
  given: readonly string[] = Object.keys(poker),
): object {
  const isKept = (name: string) => own.includes(name) || (name in poker && !given.includes(name));
  const permitted = Object.fromEntries(Object.entries(poker).filter(([name]) => !isKept(name)));
  return new Proxy<object>(
    { ...permitted, __esModule: true },
    {
      has: (_, name) => name in poker || name === '__esModule',
      get(all, name: string) {
        if (isKept(name))
          throw new BadExport(`poker-hands-kata does not export ${name} here: write your own`);
        return Reflect.get(all, name);
      },
    },
  );
}
