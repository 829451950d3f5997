import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { packageProblems } from '../../scripts/release/packed-packages.ts';
import { installProject, type Project } from './installed-project.ts';
import { getPacked, getTarballs } from './packed.ts';

let packed: Awaited<ReturnType<typeof getPacked>>;
beforeAll(async () => {
  packed = await getPacked();
});

const names = ['contract', 'client', 'mock', 'conformance'] as const;

test.each(names)('%s contains the files that it needs and no others', (name) => {
  const files = packed[name].files;
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts']),
  );
  expect(files.filter((file) => /\.(test|thorough|test-d)\.|(?<!\.d)\.ts$|fixture/.test(file))).toEqual([]);
});

test.each(names)('publint and @arethetypeswrong/cli report no problem with %s', async (name) => {
  expect(await packageProblems(packed[name])).toEqual([]);
});

describe('a project with only the sandbox', () => {
  let project: Project;
  let sandbox: string;
  let server: Project;
  beforeAll(async () => {
    project = await installProject('sandbox', await getTarballs('contract', 'mock'));
    server = await installProject('server', await getTarballs('contract', 'conformance'));
    sandbox = await project.start(
      ['npx', '@workspace-api/mock', '--port', '0'],
      /http:\/\/127\.0\.0\.1:\d+\/v1/,
    );
  });
  afterAll(() => Promise.all([project.remove(), server.remove()]));

  test("the sandbox doesn't install Prism", async () => {
    expect(await readdir(join(project.folder, 'node_modules'))).not.toContain('@stoplight');
  });

  test('npx @workspace-api/mock serves the API', async () => {
    const response = await fetch(`${sandbox}/me`, {
      headers: { Authorization: 'Bearer key_test_acme' },
    });
    expect(response.status).toBe(200);
  });

  test.each([
    ['/_sandbox/ui/', 'public/ui/index.html'],
    ['/docs/', 'public/docs/index.html'],
    ['/docs/reference.html', 'public/docs/reference.html'],
    ['/docs/operations/createAgent.html', 'public/docs/operations/createAgent.html'],
  ])('the sandbox serves %s from the package', async (path, file) => {
    expect(packed.mock.files).toContain(file);
    const response = await fetch(new URL(path, sandbox));
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const page = await response.text();
    const assets = [...page.matchAll(/(?:src|href)="((?:\.{1,2}\/)?assets\/[^"]+)"/g)].map(
      ([, asset = '']) => asset,
    );
    expect(assets.length).toBeGreaterThan(0);
    for (const asset of assets) expect((await fetch(new URL(asset, response.url))).status, asset).toBe(200);
  });

  test('npx @workspace-api/contract lists the changes that concern the code', async () => {
    const changes = ['npx', '@workspace-api/contract', 'changes', '--since', '0.1.0', '--used'];
    expect(await project.succeed([...changes, 'agents.spec.js'])).toMatch(
      /createAgent \(agents\.spec\.js\).*0\.2\.0: \d+ changes, .*`Agent`/s,
    );
    expect(packed.contract.files).toContain('dist/CHANGELOG.md');
    expect(await project.run([...changes, 'nowhere'])).toMatchObject({
      code: 2,
      output: expect.stringContaining("nowhere doesn't exist."),
    });
  });

  test('createSandbox works in node --test', () =>
    project.succeed([process.execPath, '--test', 'agents.spec.js']));

  const token = { WORKSPACE_TOKEN: 'key_test_acme' };

  test('npx @workspace-api/conformance checks the sandbox with its driver, found by name', async () => {
    await server.succeed(
      [
        ...['npx', '@workspace-api/conformance', '--target', sandbox, '--only', 'agents,logs,theme'],
        ...['--driver', '@workspace-api/conformance/drivers/sandbox'],
      ],
      token,
    );
    const reports = await readdir(join(server.folder, 'reports'));
    expect(reports).toEqual(
      expect.arrayContaining(['report.json', 'report.html', 'junit.xml', 'report.sarif']),
    );
  });

  const describeConformance = ['npx', 'vitest', 'run', '--reporter', 'verbose'];

  test('describeConformance defines a test for each clause in vitest', async () => {
    const output = await server.succeed(describeConformance, { ...token, WORKSPACE_TARGET: sandbox });
    expect(output).toMatch(/✓.*agents\.starts-inactive/);
  });

  test('describeConformance also works in vitest 3', async () => {
    const older = await installProject('server', [
      ...(await getTarballs('contract', 'conformance')),
      'vitest@3.2.7',
    ]);
    onTestFinished(older.remove);
    const output = await older.succeed(describeConformance, { ...token, WORKSPACE_TARGET: sandbox });
    expect(output).toMatch(/v3\.2\.7.*✓.*agents\.starts-inactive/s);
  });

  test('the types of the gate pass a strict tsc that checks libraries too', () =>
    server.succeed(['npx', 'tsc']));
});

describe('a frontend project', () => {
  let project: Project;
  beforeAll(async () => {
    project = await installProject('frontend', await getTarballs('contract', 'client', 'mock'));
    return project.remove;
  });

  test('createSandbox works in Jest', () =>
    project.succeed(['npx', 'jest'], { NODE_OPTIONS: '--experimental-vm-modules' }));

  test('the client is required in Jest without a configuration, and the mock says what it needs', async () => {
    const commonjs = await installProject('jest', await getTarballs('contract', 'client', 'mock'));
    onTestFinished(commonjs.remove);
    expect(await commonjs.succeed(['npx', 'jest'])).toContain('Tests:       3 passed');
  });

  test('createSandbox works in Playwright', async () => {
    expect(await project.succeed(['npx', 'playwright', 'test'])).toContain('1 passed');
  });

  test('the types of contract, client and mock pass a strict tsc that checks libraries too', () =>
    project.succeed(['npx', 'tsc']));
});
