import { createHash, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { isServer } from '../data-location.ts';

const size = 32;

/** Bytes of a master key that is written in base64 or in hexadecimal. @throws Error where it isn't 32 bytes */
const parseMasterKey = (text: string, from: string): Buffer => {
  const written = text.trim();
  const key = Buffer.from(written, /^[0-9a-f]{64}$/i.test(written) ? 'hex' : 'base64');
  if (key.length === size) return key;
  throw new Error(
    `${from} is no master key: ${size} bytes are expected, in base64 or hexadecimal, and there are ${key.length}. Make one with: openssl rand -base64 ${size}`,
  );
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const read = (file: string): Buffer => {
  // The bits of group and others; Windows has none.
  if (process.platform !== 'win32' && ((statSync(file).mode ?? 0) & 0o077) !== 0)
    throw new Error(`Others can read the master key in ${file}. Close it to them: chmod 600 ${file}`);
  return parseMasterKey(readFileSync(file, 'utf8'), `What ${file} holds`);
};

const make = (file: string): Buffer => {
  const key = randomBytes(size);
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${key.toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    // Under its own name it appears whole, or not at all.
    linkSync(draft, file);
    return key;
  } catch (error) {
    // Another process that begins on the same records was first.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return read(file);
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * The key of records in a database server is kept by the user who starts the sandbox: who can read the database alone
 * can't read the secrets.
 */
const fileOfServer = (data: string): string => {
  const { hostname, port, pathname, searchParams } = new URL(data);
  const place = [hostname, port || '5432', pathname, searchParams.get('schema') ?? ''].join(' ');
  const name = createHash('sha256').update(place).digest('hex').slice(0, 16);
  const folder = process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state');
  return join(folder, 'workspace-api-sandbox', `${name}.key`);
};

/**
 * The key that wraps the data keys of a sandbox: the one given; else the one in a file, made with the records (beside
 * them, or in the user's own folder for those in a database server); else, for records in memory, a new one that goes
 * when they go.
 *
 * @param data where the records are: a file, a database's URL, or `:memory:`
 * @throws Error where the file of a key is missing, unfit or open to others
 */
export const masterKey = ({ given, data }: { given?: string | undefined; data: string }): Buffer => {
  if (given !== undefined)
    return parseMasterKey(given, 'What was given (SANDBOX_MASTER_KEY, or the option masterKey)');
  if (data === ':memory:') return randomBytes(size);
  const file = isServer(data) ? fileOfServer(data) : `${data}.key`;
  if (sizeOf(file) > 0) return read(file);
  if (isServer(data)) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  if (isServer(data) || sizeOf(data) === 0) return make(file);
  throw new Error(
    `The secrets in ${data} can't be read without ${file}, which is missing. Put it back, or begin with another file.`,
  );
};
