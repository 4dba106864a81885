/** Files that somebody loads: under which names they are kept, and what is said of them. */
import { STEPS, spokenName } from '../../../coach/steps.ts';

/**
 * The name under which a file is kept; none for what is no code. The page writes TypeScript, of which JavaScript is a part, and a
 * browser that saves a file for the second time calls it `pair (1).ts` or `pair-2.ts`.
 */
export function nameOfLoaded(name: string): string | undefined {
  const [, stem = ''] = name.match(/^(.+)\.[cm]?[jt]s$/i) ?? [];
  const plain = stem.replace(/ ?\(\d+\)$|-\d+$/, '');
  return stem ? `${stepOf(`${plain}.ts`) ? plain : stem}.ts` : undefined;
}

/** The step that asks for a file. */
export const stepOf = (file: string) => STEPS.find(({ units }) => units.some((unit) => `${unit}.ts` === file));

/**
 * What is said when files were loaded.
 *
 * @param names - as they are kept; none for a file that was left out
 * @param shown - the name of the step that the reader sees
 */
export function loadedInWords(
  names: readonly { readonly given: string; readonly name: string | undefined }[],
  shown: string,
): string {
  const left = names.filter(({ name }) => !name).map(({ given }) => `“${given}”`);
  const loaded = names.flatMap(({ given, name }) => {
    const step = name && stepOf(name);
    const notes = [
      ...(given === name ? [] : [`from “${given}”`]),
      ...(step && step.name !== shown ? [`of the step ${spokenName(step)}`] : []),
    ];
    return name ? [notes.length > 0 ? `${name} (${notes.join(', ')})` : name] : [];
  });
  return [
    ...(loaded.length > 0 ? [`Loaded: ${loaded.join(', ')}.`] : []),
    ...(left.length > 0 ? [`Left out: ${left.join(', ')}, for only files that end in .ts or .js are read.`] : []),
  ].join(' ');
}
