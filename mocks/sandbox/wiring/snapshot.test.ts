import { expect } from 'vitest';
import { testInNode } from '../../test/page.ts';
import { test } from '../../test/sandbox-test.ts';
import { tokens } from '../../test/start-sandbox.ts';
import { InvalidSnapshotError, type SandboxSnapshot } from '../store/seed/sandbox-snapshot.ts';

const agents = '/workspaces/acme/agents';

test('a snapshot restores the records and the clock', async ({ sandbox, context, send }) => {
  const before = { now: context.clock.now(), list: (await send('GET', agents)).json };
  const snapshot = await sandbox.snapshot();

  await sandbox.advance(24 * 60 * 60 * 1000);
  await send('POST', agents, { body: { name: 'Added after the snapshot' } });
  await send('POST', '/approvals/apr_01K9A3/deny');
  await sandbox.restore(snapshot);

  expect(context.clock.now()).toEqual(before.now);
  expect((await send('GET', agents)).json).toEqual(before.list);
  expect((await send('GET', '/approvals/apr_01K9A3')).json).toMatchObject({ status: 'pending' });
  expect((await send('POST', agents, { body: { name: 'Next' } })).status).toBe(201);
});

test('a restore brings back deleted workspaces, whose tokens work', async ({ sandbox, context, send }) => {
  const snapshot = await sandbox.snapshot();
  await sandbox.control.removeWorkspace({ path: { slug: 'globex' } });
  await sandbox.restore(snapshot);
  const { json } = await send('GET', '/me', { token: tokens.globex });
  expect(json).toMatchObject({ workspace: { slug: 'globex' } });
  expect(context.knownTokens.length).toBeGreaterThan(3);
});

testInNode('a restore keeps fault rules, mutants and latency', async ({ sandbox, control }) => {
  const snapshot = await sandbox.snapshot();
  const rule = await control('addFaultRule', {}, { operation: 'listAgents', error: 'internal-error' });
  const change = { latency: { min: 1, max: 1 }, mutants: ['replay-not-marked'] };
  await control('setDisturbance', {}, change);
  await sandbox.restore(snapshot);
  expect((await control('listFaultRules')).json.data).toMatchObject([{ id: rule.json.id }]);
  expect((await control('getDisturbance')).json).toMatchObject(change);
});

type Rows = SandboxSnapshot['rows'];
type Row = Record<string, unknown>;

type Change = (snapshot: SandboxSnapshot) => unknown;

/** Changes the tables of a snapshot. */
const inRows =
  (change: (rows: Rows) => unknown): Change =>
  ({ rows, ...rest }) => ({ ...rest, rows: change(rows) });

/** Changes the agents of a snapshot. */
const inAgents = (change: (row: Row) => Row) =>
  inRows((rows) => rows.map(([name, own]) => [name, name === 'agents' ? own.map(change) : own]));

const hostile = 'x") values (1); drop table agents; --';

/** What is wrong with a snapshot, and what its error says. */
const invalidSnapshots: Record<string, [change: Change, message: string]> = {
  'a hostile column': [
    inAgents((row) => ({ ...row, [hostile]: 1 })),
    `Unknown column of the table agents: "${hostile}". Available: workspace_id, mode, id,`,
  ],
  'a misspelt column': [
    inAgents((row) => ({ ...row, nmae: 'x' })),
    'Unknown column of the table agents: "nmae". Did you mean "name"?',
  ],
  'an inherited name as a column': [
    inAgents((row) => ({ ...row, toString: 'x' })),
    'Unknown column of the table agents: "toString".',
  ],
  'a hostile table': [
    inRows((rows) => [...rows, ['agents"; --', [{ id: 1 }]]]),
    'Unknown table "agents"; --". Available: workspaces, ',
  ],
  'a table that snapshots do not contain': [
    inRows((rows) => [...rows, ['sandbox_states', [{ id: 1 }]]]),
    'Unknown table "sandbox_states".',
  ],
  'a missing column': [inAgents(({ name: _, ...row }) => row), "Its rows don't fit: "],
  'a value of another type': [inAgents((row) => ({ ...row, runs_in_advance: {} })), "Its rows don't fit: "],
  'a string as rows': [inRows(() => [['agents', 'x']]), 'a list of rows of the table agents'],
  'a string as a row': [inRows(() => [['agents', ['x']]]), 'Unknown column of the table agents: "0".'],
  'a string as tables': [inRows(() => 'x'), 'Expected a list of tables'],
  'a reference to a missing row': [
    inAgents((row) => ({ ...row, workspace_id: 'ws_none' })),
    "Its rows don't fit: ",
  ],
  'a repeated row': [inRows((rows) => [...rows, ...rows]), "Its rows don't fit: "],
  'a clock that goes back': [(snapshot) => ({ ...snapshot, advanced: -1 }), 'Received: -1.'],
  nothing: [() => undefined, 'Expected the advance of the clock in milliseconds. Received: undefined.'],
};

test.for(Object.entries(invalidSnapshots))(
  'a snapshot with %s is rejected without an effect',
  async ([_, [change, message]], { sandbox, send }) => {
    const before = (await send('GET', agents)).json;
    const restored = sandbox.restore(change(await sandbox.snapshot()) as SandboxSnapshot);
    await expect(restored).rejects.toThrow(InvalidSnapshotError);
    await expect(restored).rejects.toThrow(message);
    expect((await send('GET', agents)).json).toEqual(before);
  },
);

test('a snapshot can be restored from JSON, with its tables in any order', async ({ sandbox, send }) => {
  const before = (await send('GET', agents)).json;
  const { rows, advanced } = JSON.parse(JSON.stringify(await sandbox.snapshot()));
  await sandbox.restore({ rows: rows.toReversed(), advanced });
  expect((await send('GET', agents)).json).toEqual(before);
});

test('a seed with a hostile name is rejected with its path', async ({ sandbox }) => {
  const records = { workspaces: [{ slug: 'shop', test: { agents: [{ name: 'A', [hostile]: 1 }] } }] };
  await expect(sandbox.reset(records as never)).rejects.toThrow(`/workspaces/0/test/agents/0/${hostile}: `);
});
