import type { ChildProcess } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageProblems } from '../../scripts/release/packed-packages.ts';
import { end, installProject, type Project } from './installed-project.ts';
import { getPacked, getTarballs } from './packed.ts';

const longest = 600_000;

let packed: Awaited<ReturnType<typeof getPacked>>;
beforeAll(async () => {
  packed = await getPacked();
}, longest);

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
  let sandbox: { match: string; child: ChildProcess };
  let server: Project;
  beforeAll(async () => {
    project = await installProject('sandbox', await getTarballs('contract', 'mock'));
    server = await installProject('server', await getTarballs('contract', 'conformance'));
    sandbox = await project.start(
      ['npx', '@workspace-api/mock', '--port', '0'],
      /http:\/\/127\.0\.0\.1:\d+\/v1/,
    );
  }, longest);
  afterAll(async () => {
    await end(sandbox.child);
    await Promise.all([project.remove(), server.remove()]);
  });

  test("the sandbox doesn't install Prism", async () => {
    expect(await readdir(join(project.folder, 'node_modules'))).not.toContain('@stoplight');
  });

  test('npx @workspace-api/mock serves the API', async () => {
    const response = await fetch(`${sandbox.match}/me`, {
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
    const response = await fetch(new URL(path, sandbox.match));
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
    const { code, output } = await project.run([
      ...['npx', '@workspace-api/contract', 'changes', '--since', '0.1.0', '--used', 'agents.spec.js'],
    ]);
    expect(code, output).toBe(0);
    expect(output).toMatch(/createAgent \(agents\.spec\.js\).*0\.2\.0: \d+ changes, .*`Agent`/s);
    expect(packed.contract.files).toContain('dist/CHANGELOG.md');
    const missing = await project.run([
      ...['npx', '@workspace-api/contract', 'changes', '--since', '0.1.0', '--used', 'nowhere'],
    ]);
    expect(missing).toMatchObject({ code: 2, output: expect.stringContaining("nowhere doesn't exist.") });
  });

  test('createSandbox works in node --test', async () => {
    const { code, output } = await project.run([process.execPath, '--test', 'agents.spec.js']);
    expect(code, output).toBe(0);
  });

  const token = { WORKSPACE_TOKEN: 'key_test_acme' };

  test('npx @workspace-api/conformance checks the sandbox with its driver, found by name', async () => {
    const { code, output } = await server.run(
      [
        ...['npx', '@workspace-api/conformance', '--target', sandbox.match, '--only', 'agents,logs,theme'],
        ...['--driver', '@workspace-api/conformance/drivers/sandbox'],
      ],
      token,
    );
    expect(code, output).toBe(0);
    const reports = await readdir(join(server.folder, 'reports'));
    expect(reports).toEqual(
      expect.arrayContaining(['report.json', 'report.html', 'junit.xml', 'report.sarif']),
    );
  });

  test('describeConformance defines a test for each clause in vitest', async () => {
    const { code, output } = await server.run(['npx', 'vitest', 'run', '--reporter', 'verbose'], {
      ...token,
      WORKSPACE_TARGET: sandbox.match,
    });
    expect(code, output).toBe(0);
    expect(output).toMatch(/✓.*agents\.starts-inactive/);
  });

  test('describeConformance also works in vitest 3', async () => {
    const older = await installProject('server', [
      ...(await getTarballs('contract', 'conformance')),
      'vitest@3.2.7',
    ]);
    try {
      const { code, output } = await older.run(['npx', 'vitest', 'run', '--reporter', 'verbose'], {
        ...token,
        WORKSPACE_TARGET: sandbox.match,
      });
      expect(code, output).toBe(0);
      expect(output).toMatch(/v3\.2\.7.*✓.*agents\.starts-inactive/s);
    } finally {
      await older.remove();
    }
  });

  test('the types of the gate pass a strict tsc that checks libraries too', async () => {
    const { code, output } = await server.run(['npx', 'tsc']);
    expect(code, output).toBe(0);
  });
});

describe('a frontend project', () => {
  let project: Project;
  beforeAll(async () => {
    project = await installProject('frontend', await getTarballs('contract', 'client', 'mock'));
  }, longest);
  afterAll(() => project.remove());

  test('createSandbox works in Jest', async () => {
    const { code, output } = await project.run(['npx', 'jest'], {
      NODE_OPTIONS: '--experimental-vm-modules',
    });
    expect(code, output).toBe(0);
  });

  test('the client is required in Jest without a configuration, and the mock says what it needs', async () => {
    const commonjs = await installProject('jest', await getTarballs('contract', 'client', 'mock'));
    try {
      const { code, output } = await commonjs.run(['npx', 'jest']);
      expect(code, output).toBe(0);
      expect(output).toContain('Tests:       3 passed');
    } finally {
      await commonjs.remove();
    }
  });

  test('createSandbox works in Playwright', async () => {
    const { code, output } = await project.run(['npx', 'playwright', 'test']);
    expect(code, output).toBe(0);
    expect(output).toContain('1 passed');
  });

  test('the types of contract, client and mock pass a strict tsc that checks libraries too', async () => {
    const { code, output } = await project.run(['npx', 'tsc']);
    expect(code, output).toBe(0);
  });
});
