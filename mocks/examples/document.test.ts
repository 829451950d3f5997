import { readdir, readFile } from 'node:fs/promises';
import { errors, operations } from '@workspace-api/contract';
import { operationList } from '@workspace-api/contract/sandbox';
import { createSandbox } from '@workspace-api/mock';
import { expect, onTestFinished, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = await readFile(new URL('docs/sandbox.md', root), 'utf8');
const examples = (await readdir(new URL('.', import.meta.url))).filter((name) => name !== 'document.test.ts');

/** The curl commands of the page: method, URL, headers and body. */
const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)]
  .flatMap(([, block = '']) =>
    block
      .replaceAll(/\\\n\s*/g, '')
      .replaceAll(/'[^']*'/g, (quoted) => quoted.replaceAll(/\n\s*/g, ' '))
      .split('\n'),
  )
  .filter((line) => line.startsWith('curl '))
  .map((line) => {
    const option = (name: string) => line.match(new RegExp(` -${name} '([^']+)'`))?.[1];
    const [header, value] = option('H')?.split(': ') ?? [];
    return {
      line,
      url: line.match(/http:[^\s']+/)?.[0] ?? '',
      method: line.match(/ -X (\w+)/)?.[1] ?? 'GET',
      body: option('d') ?? null,
      headers: { ...(header && value && { [header]: value }) },
    };
  });

test.each(examples)('the page contains %s unchanged', async (name) => {
  const text = await readFile(new URL(name, import.meta.url), 'utf8');
  expect(page).toContain(`\n${text}\`\`\``);
});

test.each(commands)('$line', async ({ url, method, body, headers }) => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const answer = await sandbox.fetch(url, { method, body, headers });
  const [, forced = ''] = headers.Prefer?.match(/example=([\w-]+)/) ?? [];
  const declared: Readonly<Record<string, { readonly status: number }>> = errors;
  expect(answer.status < 300 ? 200 : answer.status).toBe(declared[forced]?.status ?? 200);
});

test('each command of the page calls an existing operation', () => {
  expect(commands.length).toBeGreaterThan(9);
  const paths = [operations.getCliConfig.path, ...operationList.map(({ path }) => `/_sandbox${path}`)];
  const patterns = paths.map((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));
  for (const { url } of commands) {
    // Console access takes the path of an operation of the API after its own.
    const pathname = new URL(url).pathname.replace(/^.*\/console\/(test|live)(?=\/v1\/)/, '');
    const known = patterns.some((pattern) => pattern.test(pathname));
    expect(pathname.startsWith('/v1/') || known, url).toBe(true);
  }
});
