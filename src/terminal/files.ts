import { quote } from '../kata/cards/quote.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'you may not write it',
  EPERM: 'you may not write it',
  EROFS: 'you may not write it',
  ENOSPC: 'there is no space left',
  ENAMETOOLONG: 'no file can have so long a name',
};

/** Writes, or throws in a sentence that says why that file cannot be written. */
export function orSayWhy(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Error(`cannot write ${quote(file)}: ${REASONS[code] ?? message}`, { cause: error });
  }
}
