import { expect, test } from 'vitest';
import { createCommand } from '../../mocks/sandbox/cli/options.ts';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { readCompose } from './compose.ts';
import { parseCommand, readDockerfile } from './dockerfile.ts';

const secrets = {
  POSTGRES_PASSWORD: 'password',
  SANDBOX_MASTER_KEY: 'key',
  WORKSPACE_SANDBOX_CONTROL_TOKEN: 'a-token-of-this-test',
};
const folder = fromRoot('scripts/release/image');
const image = await readDockerfile(`${folder}/Dockerfile`);
const composePath = `${folder}/compose.yaml`;

test('the image has a pinned version, and its command runs as an unprivileged user', async () => {
  const { services } = await readCompose(composePath, secrets);
  for (const name of [image.image, services.database.image])
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
  const { services } = await readCompose(composePath, secrets);
  expect(services.sandbox.ports).toEqual(['127.0.0.1:4010:4010']);
  for (const missing of Object.keys(secrets))
    await expect(readCompose(composePath, { ...secrets, [missing]: '' })).rejects.toThrow(
      `Expected the environment variable ${missing}`,
    );
});

test('the compose file runs the command of the image, with the public demo tokens', async () => {
  const { services } = await readCompose(composePath, secrets);
  expect(services.sandbox.command).toEqual([...parseCommand(image, 'CMD'), '--demo-tokens']);
});
