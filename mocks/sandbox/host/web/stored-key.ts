import type { EncodedKey } from '../types.ts';
import { fromUtf8, toBase64, utf8 } from './bytes.ts';
import { randomBytes } from './crypto.ts';
import { hasEntry, openExclusively, openOpfsFolder, recordsFolder, unusable } from './opfs.ts';

/** The file of the key, in the folder of its records, so that they are deleted together. */
const keyFile = 'master.key';

/**
 * Reads the master key of stored records. It is created with them, in the same folder: a script of the origin
 * can read both.
 *
 * @param data the location of the records in OPFS
 * @param size the number of bytes of a new key
 * @throws Error if the key is missing
 */
export const readStoredKey = async (data: string, size: number): Promise<EncodedKey> => {
  const folder = await openOpfsFolder(data);
  const isMissing = (await hasEntry(folder, recordsFolder)) && !(await hasEntry(folder, keyFile));
  if (isMissing) throw unusable(data, 'the key of their secrets is missing. Choose another name');
  const file = await openExclusively(data, await folder.getFileHandle(keyFile, { create: true }));
  try {
    const stored = new Uint8Array(file.getSize());
    file.read(stored);
    const value = stored.byteLength > 0 ? fromUtf8(stored) : toBase64(randomBytes(size));
    if (stored.byteLength === 0) {
      file.write(utf8(value));
      file.flush();
    }
    return { value, from: `The key in ${data}` };
  } finally {
    file.close();
  }
};
