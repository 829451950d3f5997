import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { type EncodedKey, isServer } from '../types.ts';
import { toBase64, toHex } from './bytes.ts';
import { randomBytes, sha256 } from './crypto.ts';
import { getNeighborFile } from './neighbor-file.ts';

const getFileSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const readKeyFile = (file: string): EncodedKey => {
  // Checks the permissions of group and others, which Windows doesn't have.
  if (process.platform !== 'win32' && ((statSync(file).mode ?? 0) & 0o077) !== 0)
    throw new Error(`The master key in ${file} is readable by other users. Restrict it: chmod 600 ${file}`);
  return { value: readFileSync(file, 'utf8'), from: `The content of ${file}` };
};

const make = (file: string, size: number): EncodedKey => {
  const value = toBase64(randomBytes(size));
  const draft = `${file}.${toHex(randomBytes(6))}`;
  try {
    writeFileSync(draft, `${value}\n`, { mode: 0o600, flag: 'wx' });
    // Linking makes the file appear under its name with its complete content.
    linkSync(draft, file);
    return { value, from: `The content of ${file}` };
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
  const name = toHex(sha256(place)).slice(0, 16);
  const folder = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  return join(folder, 'workspace-api-sandbox', `${name}.key`);
};

/**
 * Reads the master key of stored records. It is in a file that is created with the records: next to their file, or in the
 * user's state folder for records on a database server.
 *
 * @param data the location of the records: a file, or the URL of a database
 * @param size the number of bytes of a new key
 * @throws Error if the key's file is missing or readable by other users
 */
export const readStoredKey = async (data: string, size: number): Promise<EncodedKey> => {
  const file = isServer(data) ? getServerKeyFile(data) : getNeighborFile(data, 'key');
  if (getFileSize(file) > 0) return readKeyFile(file);
  if (isServer(data)) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (isServer(data) || getFileSize(data) === 0) return make(file, size);
  throw new Error(
    `Cannot read the secrets in ${data}: the key file ${file} is missing. Restore it, or use another data file.`,
  );
};
