import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isServer } from '../data-location.ts';
import type { Random } from '../random.ts';

const size = 32;

/** Parses a master key in base64 or hexadecimal. @throws Error if it isn't 32 bytes */
const parseMasterKey = (value: string, from: string): Buffer => {
  const encodedKey = value.trim();
  const key = Buffer.from(encodedKey, /^[0-9a-f]{64}$/i.test(encodedKey) ? 'hex' : 'base64');
  if (key.length === size) return key;
  throw new Error(
    `${from} is not a master key: expected ${size} bytes in base64 or hexadecimal, got ${key.length}. Create one with: openssl rand -base64 ${size}`,
  );
};

const getFileSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const readKeyFile = (file: string): Buffer => {
  // Checks the permissions of group and others, which Windows doesn't have.
  if (process.platform !== 'win32' && ((statSync(file).mode ?? 0) & 0o077) !== 0)
    throw new Error(`The master key in ${file} is readable by other users. Restrict it: chmod 600 ${file}`);
  return parseMasterKey(readFileSync(file, 'utf8'), `The content of ${file}`);
};

const make = (file: string): Buffer => {
  const key = randomBytes(size);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    // Linking makes the file appear under its name with its complete content.
    linkSync(draft, file);
    return key;
  } catch (error) {
    // Another process that started on the same records was first.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return readKeyFile(file);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * The key file for records on a database server. It belongs to the user who starts the sandbox, so that access to the
 * database isn't enough to read the secrets.
 */
const getServerKeyFile = (data: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(data);
  const place = [hostname, port || '5432', pathname, searchParams.get('schema') ?? ''].join(' ');
  const name = createHash('sha256').update(place).digest('hex').slice(0, 16);
  const folder = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  return join(folder, 'workspace-api-sandbox', `${name}.key`);
};

/**
 * The key that encrypts the data keys of a sandbox. By default it is stored in a file that is created with the records:
 * next to their file, or in the user's state folder for records on a database server. For records in memory it is
 * random.
 *
 * @param data the location of the records: a file, the URL of a database, or `:memory:`
 * @param random the sandbox's randomness, which creates the key for records in memory
 * @throws Error if the key's file is missing, invalid or readable by other users
 */
export const masterKey = ({
  encodedKey,
  data,
  random,
}: {
  encodedKey?: string | undefined;
  data: string;
  random: Random;
}): Uint8Array => {
  if (encodedKey !== undefined)
    return parseMasterKey(encodedKey, 'The given value (SANDBOX_MASTER_KEY, or the option masterKey)');
  if (data === ':memory:') return random(size);
  const file = isServer(data) ? getServerKeyFile(data) : `${data}.key`;
  if (getFileSize(file) > 0) return readKeyFile(file);
  if (isServer(data)) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (isServer(data) || getFileSize(data) === 0) return make(file);
  throw new Error(
    `Cannot read the secrets in ${data}: the key file ${file} is missing. Restore it, or use another data file.`,
  );
};
