import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findPrograms,
  queryPostgres,
  startPostgres,
  type TestPostgres,
} from '../../mocks/test/postgres-server.ts';
import { getTarballs } from '../packages/packed.ts';
import { runProcess, startProgram } from '../support/run-process.ts';
import { readCompose } from './compose.ts';
import { type Dockerfile, parseCommand, readDockerfile } from './dockerfile.ts';

const longest = 900_000;
const token = 'a-token-of-this-test';
const secrets = {
  POSTGRES_PASSWORD: 'password',
  SANDBOX_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  WORKSPACE_SANDBOX_CONTROL_TOKEN: token,
};

/** The environment of a container, without the settings of npm, vitest and this machine. */
const plain = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: process.env.HOME ?? '' };

const run = ([program = '', ...args]: readonly string[], cwd: string, env: Record<string, string> = {}) =>
  runProcess(program, args, { cwd, env: { ...plain, ...env } });

describe.skipIf((await findPrograms()) === undefined)('the image, step by step', () => {
  let root: string;
  let postgres: TestPostgres;
  let image: Dockerfile;
  let stop: (() => Promise<void>) | undefined;
  let printed = '';
  let environment: Record<string, string> = {};
  let cwd: string;

  /** Moves the folders of the image into the root folder. */
  const inRoot = (command: string): string =>
    command.replaceAll(/(?<![\w.])\/(packed|app|home\/node)\b/g, (path) => root + path);

  /** Executes the instructions of the Dockerfile. Returns the environment that they set. */
  const build = async (context: string): Promise<Record<string, string>> => {
    cwd = root;
    const set: Record<string, string> = { ...plain };
    for (const { name, args } of image.instructions) {
      if (name === 'WORKDIR') {
        cwd = inRoot(args);
        await mkdir(cwd, { recursive: true });
      } else if (name === 'ENV') {
        for (const each of args.split(' ')) {
          const [variable = '', value = ''] = each.split('=');
          set[variable] = inRoot(value).replace('$PATH', plain.PATH);
        }
      } else if (name === 'COPY' || name === 'RUN') {
        const [files = '', target = ''] = args.split(' ').map(inRoot);
        const [command, folder] =
          name === 'RUN' ? [inRoot(args), cwd] : [`mkdir -p ${target} && cp ${files} ${target}`, context];
        const { code, output } = await run(['sh', '-c', command], folder, set);
        expect(code, output).toBe(0);
      } else expect(['USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']).toContain(name);
    }
    return set;
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'image-'));
    postgres = await startPostgres((await findPrograms()) as string);
    const [tarball = ''] = await getTarballs('mock');
    const context = dirname(tarball);
    image = await readDockerfile(join(context, 'Dockerfile'));
    const set = await build(context);

    const { services } = await readCompose(join(context, 'compose.yaml'), secrets);
    const { POSTGRES_DB = '', POSTGRES_USER } = services.database.environment;
    await queryPostgres(postgres.url, `create database ${POSTGRES_DB}`);
    const url = new URL(services.sandbox.environment.DATABASE_URL ?? '');
    expect([url.hostname, url.pathname, url.username]).toEqual([
      'database',
      `/${POSTGRES_DB}`,
      POSTGRES_USER,
    ]);
    url.host = new URL(postgres.url).host;
    environment = { ...set, ...services.sandbox.environment, DATABASE_URL: url.href };

    // In a container, port 4010 is always free. Here the test uses any free port.
    const command = [...(services.sandbox.command ?? parseCommand(image, 'CMD')), '--port', '0'];
    const { child, match } = await startProgram(
      command,
      /.*curl/s,
      { cwd: root, env: environment },
      (end) => {
        stop = end;
      },
    );
    printed = match;
    child.stdout.on('data', (chunk) => (printed += chunk));
  }, longest);

  afterAll(async () => {
    await stop?.();
    await postgres?.stop();
    await rm(root, { recursive: true, force: true });
  }, longest);

  const origin = () => /API +(http:\/\/[^/]+)/.exec(printed)?.[1] ?? '';
  const send = (path: string, credential?: string) =>
    fetch(origin() + path, {
      headers: credential === undefined ? {} : { Authorization: `Bearer ${credential}` },
    });

  test('the sandbox serves the API with its records in PostgreSQL', async () => {
    expect((await send(`${basePath}/me`, 'key_test_acme')).status).toBe(200);
    const statement = "select tablename from pg_tables where tablename = 'workspaces'";
    expect(await queryPostgres(environment.DATABASE_URL ?? '', statement)).toHaveLength(1);
  });

  test("the control plane and the dashboard need the token, which isn't printed", async () => {
    for (const path of [controlPath, `${controlPath}/ui/`]) {
      expect((await send(path)).status).toBe(401);
      expect((await send(path, token)).status).toBe(200);
    }
    expect(printed).not.toContain(token);
  });

  test('the gate of the image checks a server', async () => {
    const target = ['--target', `${origin()}${basePath}`, '--token', 'key_test_acme'];
    const gate = ['workspace-conformance', ...target, '--only', 'agents.starts-inactive'];
    expect(await run(gate, cwd, environment)).toMatchObject({ code: 0 });
  });

  test('the health check passes only if the sandbox responds', async () => {
    const check = parseCommand(image, 'HEALTHCHECK');
    const { port } = new URL(origin());
    expect(await run(check, root, { ...environment, PORT: port })).toMatchObject({ code: 0 });
    await postgres.down();
    expect(await run(check, root, { ...environment, PORT: port })).toMatchObject({ code: 1 });
    await postgres.up();
  });
});
