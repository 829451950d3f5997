import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EdgeVM } from '@edge-runtime/vm';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { parseBlocks } from '../support/gate-pages.ts';
import { withSandbox } from '../support/with-sandbox.ts';
import { installCopy, installProject, type Project } from './installed-project.ts';
import { getTarballs } from './packed.ts';

/** The program in the section of a framework. */
const readProgram = async (framework: string): Promise<string> => {
  const guide = await readFile(fromRoot('docs/guides/frameworks.md'), 'utf8');
  const section = guide.split(/^## /m).find((part) => part.startsWith(`${framework}\n`)) ?? '';
  const [program] = parseBlocks(section, '\\w+');
  if (program === undefined)
    throw new Error(`Expected a program in the section "${framework}" of the guide.`);
  return program;
};

const write = async ({ folder }: Project, file: string, framework: string): Promise<void> => {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), await readProgram(framework));
};

test('Vue and Svelte show the agents of the sandbox', async () => {
  const project = await installProject('frameworks', await getTarballs('contract', 'client', 'mock'));
  onTestFinished(project.remove);
  await write(project, 'agents.vue', 'Vue');
  await write(project, 'agents.svelte', 'Svelte');
  await project.succeed(['npx', 'vitest', 'run']);
});

test('a server component of Next.js shows the agents of the sandbox', () =>
  withSandbox({}, async (api) => {
    const project = await installCopy('examples/next', await getTarballs('contract', 'client', 'mock'));
    onTestFinished(project.remove);
    await write(project, 'app/agents/page.tsx', 'Next.js');
    await project.succeed(['npm', 'run', 'build']);
    const url = await project.start(['npm', 'start', '--', '--port', '0'], /http:\/\/127\.0\.0\.1:[1-9]\d*/, {
      WORKSPACE_API: `${api}/v1`,
      WORKSPACE_TOKEN: 'key_test_acme',
    });
    expect(await (await fetch(`${url}/agents`)).text()).toContain('<li>Refund assistant</li>');
  }));

test('a function of an edge runtime returns the agents of the sandbox', () =>
  withSandbox({}, async (url) => {
    const { outputFiles } = await build({
      stdin: { contents: await readProgram('Edge runtimes'), resolveDir: fromRoot('client'), loader: 'js' },
      bundle: true,
      write: false,
      format: 'iife',
      globalName: 'program',
      platform: 'browser',
      conditions: ['@workspace-api/source', 'edge-light'],
    });
    const runtime = new EdgeVM();
    runtime.evaluate(outputFiles[0]?.text ?? '');
    const environment = JSON.stringify({ WORKSPACE_API: `${url}/v1`, WORKSPACE_TOKEN: 'key_test_acme' });
    const names = await runtime.evaluate<Promise<string>>(
      `program.default.fetch(new Request('http://127.0.0.1/'), ${environment}).then((response) => response.text())`,
    );
    expect(JSON.parse(names)).toContain('Refund assistant');
  }));
