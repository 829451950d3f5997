import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSandbox, demoTokens, serve } from '@workspace-api/mock';
import { beforeAll, expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { installProject, type Project } from './packages/installed-project.ts';

let project: Project;
let environment: Record<string, string>;

beforeAll(async () => {
  project = await installProject('generators', []);
  await copyFile(fromRoot('generated/openapi.json'), join(project.folder, 'openapi.json'));
  return () => project.remove();
}, 600_000);

beforeAll(async () => {
  const sandbox = await createSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  environment = { WORKSPACE_BASE_URL: `${url}/v1`, WORKSPACE_TOKEN: demoTokens[0]?.token ?? '' };
  return () => close().then(sandbox.close);
});

const run = async (command: readonly string[]): Promise<string> => {
  const { code, output } = await project.run(command, environment);
  expect(code, output).toBe(0);
  return output;
};

test.each(['hey-api', 'orval', 'swagger-typescript-api'])(
  '%s generates a client from the bundle that type-checks, lists, creates and receives errors',
  async (generator) => {
    await run(['npm', 'run', generator]);
    await run(['npx', 'tsc', '--project', generator]);
    const output = await run([process.execPath, '--import', 'tsx', join(generator, 'calls.ts')]);
    expect(JSON.parse(output)).toEqual({
      titles: ['Acme Coffee', 'Menu'],
      hasMore: true,
      agent: { name: 'Generated', status: 'inactive' },
      error: 'not_found',
    });
  },
);
