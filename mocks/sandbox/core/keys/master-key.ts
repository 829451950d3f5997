import { fromBase64, fromHex } from '#host/bytes.ts';
import { readStoredKey } from '#host/stored-key.ts';
import type { EncodedKey } from '../../host/types.ts';
import type { Random } from '../random.ts';

const size = 32;

/** Parses a master key. @throws Error if it isn't 32 bytes */
const parse = ({ value, from }: EncodedKey): Uint8Array => {
  const encodedKey = value.trim();
  const key = /^[0-9a-f]{64}$/i.test(encodedKey) ? fromHex(encodedKey) : fromBase64(encodedKey);
  if (key.length === size) return key;
  throw new Error(
    `${from} is not a master key: expected ${size} bytes in base64 or hexadecimal, got ${key.length}. Create one with: openssl rand -base64 ${size}`,
  );
};

/**
 * The key that encrypts the data keys of a sandbox. By default it is stored with the records. For records in memory it is
 * random.
 *
 * @param data the location of the records: a file, the URL of a database, `opfs:` and a name, or `:memory:`
 * @param random the sandbox's randomness, which creates the key for records in memory
 * @throws Error if the key is invalid, or can't be read
 */
export const masterKey = async (
  encodedKey: string | undefined,
  data: string,
  random: Random,
): Promise<Uint8Array> => {
  if (encodedKey !== undefined)
    return parse({
      value: encodedKey,
      from: 'The given value (SANDBOX_MASTER_KEY, or the option masterKey)',
    });
  return data === ':memory:' ? random(size) : parse(await readStoredKey(data, size));
};

/** The error for records that were encrypted under another master key. */
export const foreignMasterKey = (cause?: unknown): Error =>
  new Error(
    'The secrets of these records were encrypted under another master key. Provide that key (in SANDBOX_MASTER_KEY or its file), or use other records.',
    { cause },
  );
