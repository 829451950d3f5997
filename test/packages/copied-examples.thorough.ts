import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { findBrowser } from '../support/launch-options.ts';
import { installCopy, type Project } from './installed-project.ts';
import { getTarballs, type PackageName } from './packed.ts';

type Manifest = Partial<Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>>>;

const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(fromRoot(`examples/${name}/package.json`), 'utf8'));

const names = readdirSync(fromRoot('examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The packages of this repository that an example needs. The contract is a dependency of all others. */
const neededPackages = ({ dependencies, devDependencies }: Manifest): PackageName[] => [
  'contract',
  ...Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => name.startsWith('@workspace-api/'))
    .map((name) => name.replace('@workspace-api/', '') as PackageName),
];

const { executablePath } = findBrowser();
const browser = executablePath ? { CHROMIUM: executablePath } : {};

/** The scripts that end, in the order in which a reader of the example runs them. */
const scripts = ['typecheck', 'build', 'test', 'test:browser'];

/** The scripts that serve, and what they print once they do. */
const serving: Readonly<Record<string, { command: string[]; announced: RegExp }>> = {
  'webhook-receivers': {
    command: ['start', 'hono'],
    announced: /http:\/\/127\.0\.0\.1:\d+\/workspace-events/,
  },
  next: { command: ['start', '--', '--port', '0'], announced: /http:\/\/127\.0\.0\.1:[1-9]\d*/ },
};

test.each(names)('%s declares exact versions', (name) => {
  const { dependencies, devDependencies } = readManifest(name);
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

describe.each(names)('a copy of examples/%s', (name) => {
  const manifest = readManifest(name);
  let project: Project;
  beforeAll(async () => {
    project = await installCopy(`examples/${name}`, await getTarballs(...neededPackages(manifest)));
    return project.remove;
  });

  test.each(scripts.filter((script) => manifest.scripts?.[script] !== undefined))(
    'npm run %s succeeds',
    async (script) => {
      await project.succeed(['npm', 'run', script], browser);
    },
  );

  test.runIf(name in serving)('npm start serves', async () => {
    const { command = [], announced = /$/ } = serving[name] ?? {};
    const url = await project.start(['npm', ...command], announced, {
      SIGNING_SECRET: 'whsec_for_a_test',
      PORT: '0',
    });
    // Without a signature: 400 or, for the page of Next.js, a page.
    expect([200, 400, 404]).toContain((await fetch(url, { method: 'GET' })).status);
  });
});
