import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  findPrograms,
  queryPostgres,
  startPostgres,
  type TestPostgres,
} from '../../mocks/test/postgres-server.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { readCompose } from './compose.ts';
import { parseCommand, readDockerfile, readIgnored, type Stage } from './dockerfile.ts';

const longest = 900_000;
const token = 'a-token-of-this-test';
const secrets = {
  POSTGRES_PASSWORD: 'password',
  SANDBOX_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
  WORKSPACE_SANDBOX_CONTROL_TOKEN: token,
};

/** The environment of a container, without the settings of npm, vitest and this machine. */
const plain = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: process.env.HOME ?? '' };

const run = async (command: readonly string[], cwd: string, env: Record<string, string> = {}) => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env: { ...plain, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code: code as number, output };
};

describe.skipIf((await findPrograms()) === undefined)('the image, step by step', () => {
  let root: string;
  let postgres: TestPostgres;
  let image: Stage;
  let sandbox: ChildProcess | undefined;
  let printed = '';
  let environment: Record<string, string> = {};

  /** Moves the folders of the images into one root folder. */
  const inRoot = (command: string): string =>
    command.replaceAll(/(?<![\w.])\/(source|packed|app)\b/g, (path) => root + path);

  /** Executes the instructions of a stage. */
  const build = async ({ instructions }: Stage): Promise<void> => {
    let cwd = root;
    for (const { name, args } of instructions) {
      if (name === 'WORKDIR') {
        cwd = inRoot(args);
        await mkdir(cwd, { recursive: true });
      } else if (name === 'COPY' && args === '. .') {
        const isIgnored = await readIgnored();
        const filter = (path: string) => path === fromRoot('.') || !isIgnored(relative(fromRoot('.'), path));
        await cp(fromRoot('.'), cwd, { recursive: true, filter });
      } else if (name === 'COPY') expect(args).toBe('--from=build /packed /packed');
      else if (name === 'RUN') {
        const { code, output } = await run(['sh', '-c', inRoot(args)], cwd);
        expect(code, output).toBe(0);
      } else expect(['ENV', 'USER', 'EXPOSE', 'HEALTHCHECK', 'CMD']).toContain(name);
    }
  };

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'image-'));
    postgres = await startPostgres((await findPrograms()) as string);
    const stages = await readDockerfile('mocks/docker/Dockerfile');
    for (const stage of stages) await build(stage);
    image = stages.at(-1) as Stage;

    const { services } = await readCompose('mocks/docker/compose.yaml', secrets);
    const { POSTGRES_DB = '', POSTGRES_USER } = services.database.environment;
    await queryPostgres(postgres.url, `create database ${POSTGRES_DB}`);
    const url = new URL(services.sandbox.environment.DATABASE_URL ?? '');
    expect([url.hostname, url.pathname, url.username]).toEqual([
      'database',
      `/${POSTGRES_DB}`,
      POSTGRES_USER,
    ]);
    url.host = new URL(postgres.url).host;
    environment = { ...plain, ...services.sandbox.environment, DATABASE_URL: url.href };

    // In a container, port 4010 is always free. Here the test uses any free port.
    const [program = '', ...args] = (services.sandbox.command ?? parseCommand(image, 'CMD')).map(inRoot);
    sandbox = spawn(program, [...args, '--port', '0'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const child = sandbox;
    await new Promise<void>((resolve, reject) => {
      child.once('close', () => reject(new Error(`The command exited after printing: ${printed}`)));
      child.stdout?.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('curl')) resolve();
      });
    });
  }, longest);

  afterAll(async () => {
    if (sandbox) {
      const closed = once(sandbox, 'close');
      sandbox.kill('SIGTERM');
      await closed;
    }
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

  test('the health check passes only if the sandbox responds', async () => {
    const check = parseCommand(image, 'HEALTHCHECK').map(inRoot);
    const { port } = new URL(origin());
    expect(await run(check, root, { PORT: port })).toMatchObject({ code: 0 });
    await postgres.down();
    expect(await run(check, root, { PORT: port })).toMatchObject({ code: 1 });
    await postgres.up();
  });
});
