import { readdir, readFile } from 'node:fs/promises';
import { errors, operations } from '@workspace-api/contract';
import { operationList } from '@workspace-api/contract/sandbox';
import { createSandbox } from '@workspace-api/mock';
import { expect, onTestFinished, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = await readFile(new URL('docs/sandbox.md', root), 'utf8');
const examples = (await readdir(new URL('.', import.meta.url))).filter((name) => name !== 'document.test.ts');

type Command = {
  line: string;
  url: string;
  method: string;
  body: string | null;
  headers: Record<string, string>;
};

const parseCommand = (line: string): Command => {
  const option = (name: string) => line.match(new RegExp(` -${name} '([^']+)'`))?.[1];
  const [header, value] = option('H')?.split(': ') ?? [];
  return {
    line,
    url: line.match(/http:[^\s']+/)?.[0] ?? '',
    method: line.match(/ -X (\w+)/)?.[1] ?? 'GET',
    body: option('d') ?? null,
    headers: { ...(header && value && { [header]: value }) },
  };
};

/** The recipes of the page: the curl commands of each block, which run in sequence. */
const recipes = [...page.matchAll(/```sh\n([\s\S]*?)```/g)]
  .map(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .replaceAll(/'[^']*'/g, (quoted) => quoted.replaceAll(/\n\s*/g, ' '))
      .split('\n')
      .filter((line) => line.startsWith('curl '))
      .map(parseCommand),
  )
  .filter((commands) => commands.length > 0);

const commands = recipes.flat();

/** The state that a recipe could leave behind, in addition to the exported records. */
const places = [
  '/export',
  '/fault-rules',
  '/disturbance',
  '/workspaces',
  '/workspaces/acme/tokens',
  '/workspaces/acme/secrets',
  '/workspaces/acme/snapshots',
];

/**
 * Members that are not compared: the time at which a token was last used always differs. The clock, events and request logs are
 * skipped entirely.
 */
const incidental = new Set(['last_used_at']);

const readState = async (sandbox: Awaited<ReturnType<typeof createSandbox>>) => {
  const bodies = await Promise.all(
    places.map(async (place) => [place, await (await sandbox.fetch(`/_sandbox${place}`)).text()] as const),
  );
  const comparable = (key: string, value: unknown) => (incidental.has(key) ? undefined : value);
  return Object.fromEntries(bodies.map(([place, json]) => [place, JSON.parse(json, comparable)]));
};

/** The examples that the page shows, in addition to the link. */
const shownExamples = ['shop.yaml', 'vitest.test.ts'];

test.each(examples)('the page links to %s, and shows it unchanged if it shows it', async (name) => {
  const example = await readFile(new URL(name, import.meta.url), 'utf8');
  expect(page).toContain(`](../mocks/examples/${name})`);
  if (shownExamples.includes(name)) expect(page).toContain(`\n${example}\`\`\``);
});

const run = async (sandbox: Awaited<ReturnType<typeof createSandbox>>, recipe: readonly Command[]) => {
  const files: Record<string, string> = {};
  for (const { line, url, method, body, headers } of recipe) {
    const [, inputFile = ''] = line.match(/ -d @(\S+)/) ?? [];
    const response = await sandbox.fetch(url, { method, body: files[inputFile] ?? body, headers });
    const [, forced = ''] = headers.Prefer?.match(/example=([\w-]+)/) ?? [];
    const declared: Readonly<Record<string, { readonly status: number }>> = errors;
    expect(response.status < 300 ? 200 : response.status, line).toBe(declared[forced]?.status ?? 200);
    const [, outputFile] = line.match(/ > (\S+)/) ?? [];
    if (outputFile !== undefined) files[outputFile] = await response.text();
    // A stream would never end.
    else await response.body?.cancel();
  }
};

test.each(recipes.map((recipe) => ({ recipe, first: recipe[0]?.line })))(
  'the recipe that begins with $first restores the initial state',
  async ({ recipe }) => {
    const sandbox = await createSandbox();
    onTestFinished(() => sandbox.close());
    // Not a demo record, because an undo restores more than the demo records.
    const page = JSON.stringify({ slug: 'own', title: 'Own' });
    await sandbox.fetch('/_sandbox/workspaces/acme/pages', { method: 'POST', body: page });
    const before = await readState(sandbox);
    await run(sandbox, recipe);
    expect(await readState(sandbox)).toEqual(before);
  },
);

test('each command of the page calls an existing operation', () => {
  expect(commands.length).toBeGreaterThan(9);
  const paths = [operations.getCliConfig.path, ...operationList.map(({ path }) => `/_sandbox${path}`)];
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  for (const { url } of commands) {
    // Console access appends the path of an API operation to its own.
    const pathname = new URL(url).pathname.replace(/^.*\/console\/(test|live)(?=\/v1\/)/, '');
    const isKnown = patterns.some((pattern) => pattern.test(pathname));
    expect(pathname.startsWith('/v1/') || isKnown, url).toBe(true);
  }
});
