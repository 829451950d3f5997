import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Debian installs the server's programs by version, outside the path. */
const debianVersions = '/usr/lib/postgresql';

const hasPrograms = (folder: string): Promise<boolean> =>
  run(join(folder, 'postgres'), ['--version']).then(
    () => true,
    () => false,
  );

/** The folder of the newest server's programs; undefined if there is none. */
export const findPrograms = async (): Promise<string | undefined> => {
  const versions = (await readdir(debianVersions).catch(() => [])).toSorted((a, b) => Number(b) - Number(a));
  const folders = [...versions.map((version) => join(debianVersions, version, 'bin')), '/usr/local/bin'];
  for (const folder of folders) if (await hasPrograms(folder)) return folder;
  return undefined;
};

/** Returns the same folder. @throws Error if there is none */
export const requirePrograms = async (): Promise<string> => {
  const programs = await findPrograms();
  if (programs === undefined)
    throw new Error('PostgreSQL was not found. Install it, for example postgresql-15.');
  return programs;
};

/** PostgreSQL refuses to run as root, so root starts it as the user of Debian's package. */
const findUnprivilegedUser = async (): Promise<{ uid?: number; gid?: number }> => {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (option) => Number((await run('id', [option, 'postgres'])).stdout)),
  );
  return { uid: uid as number, gid: gid as number };
};

const reach = async (url: string, tries: number): Promise<void> => {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await reach(url, tries - 1);
  }
};

/** Settings of every server: it doesn't wait for the disk, and its plans don't depend on when statistics were collected. */
const settingsForTests = ['fsync=off', 'full_page_writes=off', 'autovacuum=off'];

/**
 * Starts a PostgreSQL server for tests with its own port and data folder, which is removed when it stops.
 *
 * @param programs the result of `findPrograms`
 * @param own its own settings; by default it doesn't wait for the disk
 */
export const startPostgres = async (programs: string, own: readonly string[] = settingsForTests) => {
  const user = await findUnprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-postgres-'));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid as number);
  const data = join(folder, 'data');
  const setup = ['-D', data, '-U', 'sandbox', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await run(join(programs, 'initdb'), setup, { ...user, cwd: folder });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    ...own,
    'max_connections=300',
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://sandbox@127.0.0.1:${port}/postgres`;
  let end = async () => {};
  const up = async () => {
    const server = spawn(join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
    const ended = once(server, 'exit');
    end = async () => {
      // Fast shutdown: it doesn't wait for clients.
      server.kill('SIGINT');
      await ended;
    };
    await reach(url, 100);
  };
  await up();
  return {
    url,
    /** Starts it again after `down`, on the same port. */
    up,
    /** Stops the server: all connections are closed, committed data stays. */
    down: () => end(),
    /** Stops it permanently. */
    async stop() {
      await end();
      await rm(folder, { recursive: true });
    },
  };
};

/** A PostgreSQL server for tests. */
export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Runs one statement in a PostgreSQL database. @returns its rows */
export const queryPostgres = async (url: string, statement: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
};
