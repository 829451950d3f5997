import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { createInspectableSandbox } from '../create-sandbox.ts';
import { readSeedFile } from '../read-seed-file.ts';
import { watchSeed } from './watch-seed.ts';

const seedWith = (name: string) =>
  JSON.stringify({ workspaces: [{ slug: 'shop', test: { agents: [{ name }] } }] });

const writeSeed = (file: string) => writeFile(file, seedWith('first'));

/**
 * Starts a sandbox that watches its seed file. Also returns a function that lists the names of its agents.
 *
 * @param createFile creates the file
 * @param afterReading is called before the sandbox is created
 */
const start = async (createFile = writeSeed, afterReading?: (file: string) => Promise<void>) => {
  const folder = await newFolder();
  const file = join(folder, 'seed.json');
  await createFile(file);
  const create = async () => {
    const records = await readSeedFile(file);
    await afterReading?.(file);
    return createInspectableSandbox({ records });
  };
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const starting = create();
  onTestFinished(watchSeed({ file, sandbox: starting, print, complain: print }));
  const sandbox = await starting;
  onTestFinished(() => sandbox.close());
  const agents = async () => {
    const response = await sandbox.fetch('/v1/workspaces/shop/agents', {
      headers: { Authorization: 'Bearer key_test_shop' },
    });
    return ((await response.json()) as { data: { name: string }[] }).data.map(({ name }) => name);
  };
  return { folder, file, sandbox, lines, agents };
};

test('a changed seed resets the sandbox, prints a message and notifies the dashboard', async () => {
  const { file, sandbox, lines, agents } = await start();
  const activities: string[] = [];
  onTestFinished(
    sandbox.context.activity.listen({
      onEvent: ({ type }) => void activities.push(type),
      onEnd: () => undefined,
    }),
  );
  await writeFile(file, seedWith('second'));
  await expect.poll(agents).toEqual(['second']);
  expect(lines).toEqual([expect.stringContaining(`The seed ${file} has changed`)]);
  await expect.poll(() => activities).toContain('changed');
});

test('a seed that changes while the sandbox starts is read again', async () => {
  const { agents } = await start(writeSeed, (file) => writeFile(file, seedWith('second')));
  await expect.poll(agents).toEqual(['second']);
});

const onPosix = test.skipIf(process.platform === 'win32');

onPosix('a seed behind a symbolic link may change where the link leads', async () => {
  const { folder, agents } = await start(async (file) => {
    await mkdir(join(dirname(file), 'elsewhere'));
    await writeSeed(join(dirname(file), 'elsewhere', 'agents.json'));
    await symlink(join('elsewhere', 'agents.json'), file);
  });
  for (const name of ['second', 'third']) {
    await writeFile(join(folder, 'elsewhere', 'agents.json'), seedWith(name));
    await expect.poll(agents).toEqual([name]);
  }
});

onPosix('a seed in a ConfigMap changes when Kubernetes replaces the link to its folder', async () => {
  /** As the kubelet's atomic writer: a new folder, and a link to it that is renamed over the old one. */
  const publish = async (folder: string, version: string, seed: string) => {
    await mkdir(join(folder, `..${version}`));
    await writeFile(join(folder, `..${version}`, 'seed.json'), seed);
    await symlink(`..${version}`, join(folder, '..data_tmp'));
    await rename(join(folder, '..data_tmp'), join(folder, '..data'));
  };
  const { folder, agents } = await start(async (file) => {
    await publish(dirname(file), '2026_11_02', seedWith('first'));
    await symlink(join('..data', 'seed.json'), file);
  });
  let earlier = '2026_11_02';
  for (const [version, name] of [
    ['2026_11_03', 'second'],
    ['2026_11_04', 'third'],
  ] as const) {
    await publish(folder, version, seedWith(name));
    await rm(join(folder, `..${earlier}`), { recursive: true });
    earlier = version;
    await expect.poll(agents).toEqual([name]);
  }
});

test.each([
  ['half-written', seedWith('x').slice(0, 40), 'Not valid JSON or YAML'],
  ['invalid', '{"workspaces": [{"slug": "shop", "test": {"agents": [{"colour": 1}]}}]}', 'agents[0]'],
])('a %s seed is reported, and the records stay until it is valid', async (_, source, complaint) => {
  const { file, lines, agents } = await start();
  await writeFile(file, source);
  await expect.poll(() => lines.join('\n')).toContain(complaint);
  expect(lines[0]).toContain(`${file}:`);
  expect(lines[0]).toContain('The sandbox keeps its records.');
  expect(await agents()).toEqual(['first']);
  await writeFile(file, seedWith('whole'));
  await expect.poll(agents).toEqual(['whole']);
});
