import { beforeAll, describe, expect, test } from 'vitest';
import { installProject, type Project } from './installed-project.ts';
import { getTarballs } from './packed.ts';

describe('other runtimes', () => {
  let project: Project;
  beforeAll(async () => {
    project = await installProject('runtimes', await getTarballs('contract', 'client', 'mock'));
    return project.remove;
  });

  test.each([
    ['node', ['node', 'main.js']],
    ['bun', ['npx', 'bun', 'main.js']],
    ['deno', ['npx', 'deno', 'run', '--allow-all', '--node-modules-dir=manual', 'main.js']],
  ])('the client and the sandbox run in %s', async (name, command) => {
    expect(await project.succeed(command)).toContain(`${name}: the client and the sandbox work`);
  });
});
