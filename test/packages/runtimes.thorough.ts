import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installProject, type Project } from './installed-project.ts';
import { getTarballs } from './packed.ts';

const longest = 600_000;

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
