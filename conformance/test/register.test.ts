import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clauseList } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { ClauseFacts } from '../cli/register.ts';
import { newFolder, runMain } from './run-main.ts';

const folder = newFolder();

const run = (...args: string[]) => runMain(args, folder);

test('--list shows every clause under its family, with the scenarios that cover it', async () => {
  const { code, stdout } = await run('--list');
  expect(code).toBe(0);
  for (const { id, level } of clauseList) expect(stdout).toContain(`  ${id} [${level}]\n`);
  expect(stdout).toMatch(/^tokens: Workspace API keys \(\d+ clauses\)$/m);
  expect(stdout).toMatch(/covered by: .*\btokens\.revoke\b/);
  expect(stdout).toContain(`${clauseList.length} clauses, `);
});

test('--list --json has one entry for each clause of --only', async () => {
  const { stdout } = await run('--list', '--json', '--only', 'tokens.revoke-*,agents.starts-inactive');
  const clauses = JSON.parse(stdout) as ClauseFacts[];
  expect(clauses.map(({ id }) => id)).toEqual([
    'agents.starts-inactive',
    'tokens.revoke-is-immediate',
    'tokens.revoke-is-permanent',
  ]);
});

test('--explain shows the subject of a clause, its scenarios and its mutants', async () => {
  const { code, stdout } = await run('--explain', 'approvals.already-decided');
  expect(code).toBe(0);
  for (const part of [
    'approvals.already-decided [must]',
    /source +the section “/,
    /stated in +openapi\/clauses\/approvals\.yaml:\d+/,
    'denyApproval: POST /approvals/{id}/deny',
    'a driver with pause-run',
    /checked by +approvals\.\S+: .+\n +scenarios\/states\/.+\.scenario\.ts/,
    'second-decision-accepted: ',
    'npx @workspace-api/conformance --only approvals.already-decided',
  ])
    expect(stdout).toMatch(part);
});

test('--explain shows that a clause is checked by every exchange', async () => {
  const { stdout } = await run('--explain', 'agents.id-prefix');
  expect(stdout).toMatch(/checked by +every exchange of its operations/);
});

test('--explain shows the waivers of the configuration', async () => {
  const link = 'https://tracker.example.com/12';
  const waiver = { clause: 'tokens.*', operation: 'getMe', reason: 'cached', link, until: '2999-01-01' };
  writeFileSync(join(folder, 'conformance.config.json'), JSON.stringify({ waivers: [waiver] }));
  const { stdout } = await run('--explain', 'tokens.revoke-is-immediate');
  rmSync(join(folder, 'conformance.config.json'));
  expect(stdout).toContain(`tokens.* at getMe: cached (${link}, until 2999-01-01)`);
});

test('--explain --json has the same facts', async () => {
  const { stdout } = await run('--explain', 'agents.starts-inactive', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    id: 'agents.starts-inactive',
    place: { file: 'openapi/clauses/agents.yaml' },
    operations: [{ id: 'createAgent', request: 'POST /workspaces/{slug}/agents' }],
    mutants: expect.arrayContaining([expect.objectContaining({ name: 'agent-starts-active' })]),
  });
});

test.each([
  [['--explain', 'tokens.revoke-is-imediate'], 'Did you mean "tokens.revoke-is-immediate"'],
  [['--explain', 'tokens'], '"tokens" is a family of clauses. Use --list --only tokens to list them.'],
  [['--explain', 'nothing.like-it'], 'Unknown clause "nothing.like-it". Use --list to list all clauses.'],
  [['--list', '--only', 'token'], '--only matches no clause.'],
])('%j exits with 2 and a remedy', async (args, message) => {
  const { code, stdout, stderr } = await run(...args);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
  expect(stdout).toBe('');
});
