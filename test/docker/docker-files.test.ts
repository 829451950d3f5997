import { expect, test } from 'vitest';
import { createCommand } from '../../mocks/sandbox/cli/options.ts';
import { readCompose } from './compose.ts';
import { parseCommand, readDockerfile, readIgnored, type Stage } from './dockerfile.ts';

const secrets = {
  POSTGRES_PASSWORD: 'password',
  SANDBOX_MASTER_KEY: 'key',
  WORKSPACE_SANDBOX_CONTROL_TOKEN: 'a-token-of-this-test',
};
const stages = await readDockerfile('mocks/docker/Dockerfile');
const image = stages.at(-1) as Stage;

test('the image has a pinned version, and its command runs as an unprivileged user', async () => {
  const { services } = await readCompose('mocks/docker/compose.yaml', secrets);
  for (const name of [...stages.map((stage) => stage.image), services.database.image])
    expect(name).toMatch(/^(node:2[24]\.\d+\.\d+-bookworm-slim|postgres:\d+\.\d+-bookworm)$/);
  const names = image.instructions.map(({ name }) => name);
  expect(image.instructions.find(({ name }) => name === 'USER')?.args).toBe('node');
  expect(names.lastIndexOf('USER')).toBeGreaterThan(names.lastIndexOf('RUN'));
});

test.each(['CMD', 'HEALTHCHECK'])("%s uses only the command's options", (name) => {
  const [, ...args] = parseCommand(image, name);
  const knownOptions = createCommand().options.map(({ long }) => long);
  expect(knownOptions).toEqual(expect.arrayContaining(args.filter((argument) => argument.startsWith('--'))));
  expect(() => createCommand().exitOverride().parse(args, { from: 'user' })).not.toThrow();
});

test('the compose file publishes ports only on this machine, and contains no secret', async () => {
  const { services } = await readCompose('mocks/docker/compose.yaml', secrets);
  expect(services.sandbox.ports).toEqual(['127.0.0.1:4010:4010']);
  for (const missing of Object.keys(secrets))
    await expect(readCompose('mocks/docker/compose.yaml', { ...secrets, [missing]: '' })).rejects.toThrow(
      `Expected the environment variable ${missing}`,
    );
});

test('the compose file runs the command of the image, with the public demo tokens', async () => {
  const { services } = await readCompose('mocks/docker/compose.yaml', secrets);
  expect(services.sandbox.command).toEqual([...parseCommand(image, 'CMD'), '--demo-tokens']);
});

test('the build context contains only sources, without installed or built files', async () => {
  const isIgnored = await readIgnored();
  for (const path of [
    '.git',
    'node_modules',
    'mocks/node_modules',
    'mocks/dist',
    'mocks/.bundle',
    'mocks/public',
    'tarballs',
  ])
    expect(isIgnored(path), path).toBe(true);
  for (const path of ['package.json', 'mocks/package.json', 'generated/index.ts', 'mocks/sandbox/cli.ts'])
    expect(isIgnored(path), path).toBe(false);
});
