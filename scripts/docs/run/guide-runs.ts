import { build } from 'esbuild';
import {
  readShellRequests,
  type ShellRequest,
  UnsupportedCommandError,
} from '../../../generated/code/shell-requests.ts';
import { fromRoot } from '../../generate/paths.ts';
import { sourceCondition } from '../../source-condition.ts';
import { type Guide, guides } from '../guides.ts';
import { pageFile } from '../links.ts';
import { workflowFiles, writeWorkflow } from '../workflows.ts';

/** The requests of a block of code that a page can run, null for a part of the page's program; or why it can't be run. */
export type Runnable = { readonly requests: readonly ShellRequest[] | null } | { readonly reason: string };

const imports = /^import\s[^;]*?\sfrom\s+'(?<name>[^']+)';\n/gm;

const describeShell = (source: string, variables: Record<string, string>): Runnable => {
  try {
    const after = { ...variables };
    const requests = readShellRequests(source, after);
    Object.assign(variables, after);
    return { requests };
  } catch (error) {
    if (!(error instanceof UnsupportedCommandError)) throw error;
    return { reason: 'Run this in a terminal: it uses more of the shell than curl.' };
  }
};

const describeProgram = (source: string): Runnable => {
  const modules = [...source.matchAll(imports)].map(({ groups }) => groups?.name ?? '');
  const other = modules.find((name) => !name.startsWith('@workspace-api/'));
  return other === undefined ? { requests: null } : { reason: `Run this with Node: a page has no ${other}.` };
};

/**
 * Describes the blocks of a guide, in their order: a block can use only variables of earlier blocks that a page can run. The
 * description is undefined for a block that isn't meant to be run.
 */
export const createDescribeRun = (): ((source: string, language: string) => Runnable | undefined) => {
  const variables = {};
  return (source, language) => {
    if (language === 'sh') return describeShell(source, variables);
    return language === 'ts' ? describeProgram(source) : undefined;
  };
};

const block = /^```ts\n(?<source>[\s\S]*?)^```$/gm;

const listBlocks = ({ markdown }: Guide): readonly string[] =>
  [...markdown.matchAll(block)].flatMap(({ groups }) => {
    const source = groups?.source ?? '';
    return 'requests' in describeProgram(source) ? [source] : [];
  });

const runtime = fromRoot('scripts/docs/run/runtime.ts');

/** The blocks share their names, as in a file, and a page runs them one at a time. */
const toModule = (blocks: readonly string[]): string => `
export { connect } from ${JSON.stringify(runtime)};
${blocks.flatMap((source) => source.match(imports) ?? []).join('')}
export async function* program() {
${blocks.map((source) => `${source.replaceAll(imports, '')}\nyield;\n`).join('')}}
`;

const bundleProgram = async (blocks: readonly string[]): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: toModule(blocks), resolveDir: fromRoot('.'), loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    conditions: [sourceCondition],
    inject: [runtime],
    define: { 'globalThis.fetch': 'fetch' },
    legalComments: 'inline',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
};

/** Bundles the program of each guide and use case that its page can run, by the name of its file. */
export const pagePrograms = async (): Promise<Record<string, string>> => {
  const programs = [
    ...guides.map((guide) => ({ page: pageFile('guides', guide.name), blocks: listBlocks(guide) })),
    ...workflowFiles.flatMap((file) =>
      file.workflows.map((workflow) => {
        const { inputs, steps } = writeWorkflow(file, workflow);
        // Its page shows the inputs before the first block that it runs.
        const blocks = steps.map(({ code }, at) => (at === 0 ? inputs + code : code));
        return { page: pageFile('workflows', workflow.workflowId), blocks };
      }),
    ),
  ]
    .filter(({ blocks }) => blocks.length > 0)
    .map(async ({ page, blocks }) => [page.replace(/html$/, 'js'), await bundleProgram(blocks)] as const);
  return Object.fromEntries(await Promise.all(programs));
};
