import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, serve } from '../../mocks/index.ts';
import { installProject, type Project } from './installed-project.ts';
import { getTarballs } from './packed.ts';

const longest = 600_000;

/** Starts a sandbox on a port. */
const startSandbox = async () => {
  const sandbox = await createSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  return { target: `${url}/v1`, stop: () => close().then(sandbox.close) };
};

describe('other runtimes', () => {
  let project: Project;
  beforeAll(async () => {
    project = await installProject('runtimes', await getTarballs('contract', 'client', 'mock'));
  }, longest);
  afterAll(() => project?.remove());

  test.each([
    ['node', ['node', 'main.js']],
    ['bun', ['npx', 'bun', 'main.js']],
    ['deno', ['npx', 'deno', 'run', '--allow-all', '--node-modules-dir=manual', 'main.js']],
  ])('the client and the sandbox run in %s', async (name, command) => {
    const { code, output } = await project.run(command);
    expect(code, output).toBe(0);
    expect(output).toContain(`${name}: the client and the sandbox work`);
  });
});

test(
  'the client runs in happy-dom, which sends over a port',
  async () => {
    const { target, stop } = await startSandbox();
    const project = await installProject('happy-dom', await getTarballs('contract', 'client'));
    try {
      const { code, output } = await project.run(['npx', 'vitest', 'run'], { API_URL: target });
      expect(code, output).toBe(0);
    } finally {
      await Promise.all([project.remove(), stop()]);
    }
  },
  longest,
);
