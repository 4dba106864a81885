/** What is left of TypeScript is the program that esbuild makes of it, and every word stands where it was. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code that stands in these texts
import { readdirSync, readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { eraseTypes } from '../../src/coach/load/erase-types.ts';

const OPTIONS = { minifyWhitespace: true, target: 'esnext' } as const;
const compilerOptions = { verbatimModuleSyntax: true, useDefineForClassFields: true };

/** Without what makes no difference: empty statements, and imports of nothing. */
const bare = (code: string) =>
  code
    .replaceAll(/import(\{\}from)?"[^"]*";|export\{\};/g, '')
    .replaceAll(/;+/g, ';')
    .replaceAll(/\};/g, '}')
    .replaceAll(/;\}/g, '}')
    .replaceAll(/\{;/g, '{')
    .replaceAll(/^;|;$|\s+$/gm, '');

function expectSame(source: string): void {
  const { plain, mistake } = eraseTypes(source);
  expect(mistake).toBeUndefined();
  const wanted = transformSync(source, { ...OPTIONS, loader: 'ts', tsconfigRaw: { compilerOptions } }).code;
  expect(bare(transformSync(plain, { ...OPTIONS, loader: 'js' }).code)).toBe(bare(wanted));
  const others = [...plain].filter((sign, index) => sign !== source[index] && !' ;()'.includes(sign));
  expect([plain.length, others]).toEqual([source.length, []]);
}

const FILES = ['src/kata', 'src/mistakes', 'src/coach', 'src/evaluators', 'src/rule-book', 'samples'].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

test.each(FILES)('%s', (file) => {
  expectSame(readFileSync(file, 'utf8'));
});

test.each([
  'f<number>(1); f<Array<Map<string, number>>>([]);',
  'new Map<string, Array<number>>(); f<T>`x`; a?.b<T>(c); f?.<T>(1);',
  'const g = <const T extends readonly unknown[]>(x: T): T => x;',
  'const h = async <T, U extends keyof T>(x: T, u: U) => x[u];',
  'const i = [1, 2] as const; const j = { a: 1 } satisfies Record<string, number>; const k = x! + y!.z![0]!;',
  'abstract class A<T> extends B<T> implements C<T>, D { abstract f(): number; private z = 1; static readonly w: number = 2; override g(): void {} }',
  'class A { #p: number = 1; static { } get p(): number { return 1; } set p(v: number) {} async *gen<T>(): AsyncGenerator<T> {} }',
  'class A { type = 1; readonly = 2; declare = 3; get = 4; set = 5; static = 6; async = 7; readonly readonly = 1; type() {} get() {} }',
  'import type X from "./x"; import type { Y } from "./y";',
  'import { type Z, W } from "./z"; import type * as N from "./n"; W();',
  'export type { X } from "./x"; export { type Z, W } from "./w";',
  'export type * from "./all"; export * as ns from "./ns";',
  'type A<T> = T extends (infer U extends string)[] ? U : T extends string ? `a${T}` : never; let a = 1;',
  'type B<T> = { -readonly [K in keyof T as `x${string & K}`]-?: T[K] };',
  'type F = abstract new (...args: any[]) => object; let b;',
  'type T = [a: number, b?: string, ...c: number[]]; type I = A["x"][number];',
  'type M = typeof import("./x"); type P = import("./x").Y<1>; let c;',
  'interface I<in out T> extends J<T>, K { get x(): number; new (a: string): I<T>; <T>(x: T): void; readonly [i: number]: string; m?(): 1 } let d;',
  'let v = (a as any).b, w = <any>a, x = a as unknown as string[], y = (a as number) < b, z = a < b && c > d;',
  'const o = { f(a: number): string { return ""; }, async g<T>(): Promise<T> { return 1 as any; }, get x(): number { return 1; }, h: (a: number): void => {} };',
  'for (const x of xs as number[]) {} for (let i: number = 0; i < 1; i++) {} try {} catch (e: unknown) {} try {} catch ({ m }: any) {}',
  'class A { [k]?(): void; m?<T>(): T; [K.x]?: 1; f?() {} }',
  'const { a, b: c }: { a: number; b: string } = o;',
  'function f({ d, e = 1 }: { d: 1; e?: 2 } = {} as any, [g]: [1]) {}',
  'const p = (x: any): x is string => true;',
  'function q(this: any, x: any): asserts x {} function r(x): asserts x is 1 {}',
  'a! = 1; (a as any) = 3; a!++; [a!, b as any] = [1, 2];',
  '({ a: b as any } = c); x ??= y as T; a! += 1; if (a! == b) {}',
  'const k = (x: any): asserts x is 1 => {}; type G = (x: any) => x is 1; let l = a ? b! : c; switch (a) { case b!: }',
  'let r = (): (() => void) => () => {}, s = (): { a: number } => ({ a: 1 }), t = (x: any): x extends 1 ? 1 : 2 => 1, u = (): typeof x => x;',
  'declare const a: number, b: string; declare function f(): void;',
  'declare class C { x: 1 } declare module "m" { } declare global { } declare enum E { A } g();',
  'let type = 1, of = 1, as = 1, is = 1, declare = 1, namespace = 1, abstract = 1, readonly = 1, module = 1, global = 1;',
  'type = as as any;',
  'const l = class<T> extends B<T> implements C {}; export default abstract class {}',
  'function f(a: string): void\nfunction f(a: number): void;\nfunction f(a: any) {}\nexport function g(): void;\nexport function g(a?: 1) {}',
  'const m = a ? (b) : c; const n = a ? (b, c) => d : e;',
  'const p = a ? (b) : (c) => d; switch (a) { case (b): (c) => d; }',
  'let e = a.filter(/["(]/.test).map((x: string) => x.split(/\\//)[0]!), f = (x = /[)"]/, y = `${")"}`): RegExp => x;',
])('%s', expectSame);
