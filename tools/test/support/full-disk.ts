/** A disk that is full, for one file. */
import fs from 'node:fs';

/** Lets the next file be created but not written, as on a full disk. */
export function fillDisk(): void {
  const writeFile = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((file, _text, options) => {
    writeFile(file, '', options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
}
