import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';

const size = 32;

/** Bytes of a master key that is written in base64 or in hexadecimal. @throws Error where it isn't 32 bytes */
const parseMasterKey = (text: string, from: string): Buffer => {
  const written = text.trim();
  const key = Buffer.from(written, /^[0-9a-f]{64}$/i.test(written) ? 'hex' : 'base64');
  if (key.length === size) return key;
  throw new Error(`${from} is no master key: ${size} bytes are expected, in base64 or hexadecimal.`);
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const read = (file: string): Buffer => {
  // The bits of group and others; Windows has none.
  if (process.platform !== 'win32' && ((statSync(file).mode ?? 0) & 0o077) !== 0)
    throw new Error(`Others can read the master key in ${file}. Close it to them: chmod 600 ${file}`);
  return parseMasterKey(readFileSync(file, 'utf8'), file);
};

const make = (file: string): Buffer => {
  try {
    const key = randomBytes(size);
    writeFileSync(file, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    return key;
  } catch (error) {
    // Another process that begins on the same file was first.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return read(file);
    throw error;
  }
};

/**
 * The key that wraps the data keys of a sandbox: the one given; else the one in the file beside the records, made
 * with the records; else, for records in memory, a new one that goes when they go.
 *
 * @param data where the records are: a file, or `:memory:`
 * @throws Error where the file of a key is missing, unfit or open to others
 */
export const masterKey = ({ given, data }: { given?: string | undefined; data: string }): Buffer => {
  if (given !== undefined) return parseMasterKey(given, 'The master key given');
  if (data === ':memory:') return randomBytes(size);
  const file = `${data}.key`;
  if (sizeOf(file) > 0) return read(file);
  if (sizeOf(data) === 0) return make(file);
  throw new Error(
    `The secrets in ${data} can't be read without ${file}, which is missing. Put it back, or begin with another file.`,
  );
};
