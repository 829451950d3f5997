import { readFile } from 'node:fs/promises';
import type { Output } from '@workspace-api/contract/sandbox';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../mocks/index.ts';
import { fromRoot } from '../scripts/generate/paths.ts';

const page = await readFile(fromRoot('docs/test-data.md'), 'utf8');
const sandbox = await createSandbox();
const exported = await (await sandbox.fetch('/_sandbox/export')).json();
afterAll(() => sandbox.close());

test('every record is listed, and only acme has records, in test mode', () => {
  const { workspaces } = exported as Output<'exportSeed'>;
  const [acme, ...others] = workspaces;
  const ids = JSON.stringify(acme?.test).match(/(?<="id":")\w+/g) ?? [];
  expect(ids.filter((id) => !page.includes(id))).toEqual([]);
  expect(
    [acme?.live, ...others.flatMap(({ test: records, live }) => [records, live])].filter(Boolean),
  ).toEqual([]);
});

test('every token is listed', () => {
  expect(sandbox.tokens.length).toBeGreaterThan(4);
  for (const { secret: token } of sandbox.tokens) expect(page).toContain(token);
});

test('every id and payment token exists in the sandbox', async () => {
  const tokens = await Promise.all(
    ['acme', 'globex'].map(async (slug) =>
      (await sandbox.fetch(`/_sandbox/workspaces/${slug}/records/tokens`)).text(),
    ),
  );
  const users = await (await sandbox.fetch('/_sandbox/people')).text();
  const billing = await (await sandbox.fetch('/_sandbox')).text();
  const workspaces = await (await sandbox.fetch('/_sandbox/workspaces')).text();
  const all = [JSON.stringify(exported), ...tokens, users, billing, workspaces].join('\n');
  const ids = page.match(/\b(?:agt|apr|frm|inv|page|plan|pmtok|run|sub|tok|usr|wh|ws)_\w+/g) ?? [];
  const unknown = new Set(ids.filter((id) => !all.includes(`"${id}"`)));
  expect(ids.length).toBeGreaterThan(40);
  expect([...unknown]).toEqual(['agt_ABSENT']);
});

test.each(['docs/sandbox.md', 'README.md', 'docs/guides/quick-start.md'])(
  '%s links to the page',
  async (file) => {
    expect(await readFile(fromRoot(file), 'utf8')).toContain('test-data.md');
  },
);
