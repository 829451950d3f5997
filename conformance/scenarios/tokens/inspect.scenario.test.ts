import { examples, operations, clauses as register } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startFakeTarget } from '../../test/fake-target.ts';
import { runOne } from '../../test/run-one.ts';
import { citedClauses } from '../cited-clauses.ts';
import inspect from './inspect.scenario.ts';

const clause = 'tokens.inspect-shows-last-use';
const clauses = await citedClauses(new URL('./inspect.scenario.ts', import.meta.url));
const scopes = [operations.getMe.scope, operations.listAgents.scope];
const created = { scopes, created_by: 'usr_1', created_at: '2026-11-02T09:00:00.000Z' };

/**
 * Checks a server without a test clock whose records of keys omit an unknown last use.
 *
 * @param inspectKey returns the members of a key, after the number of its uses
 * @param own the status and members of the run's own key
 */
const check = async (
  inspectKey: (uses: number) => object,
  own: { status: number; body: object } = { status: 404, body: examples['not-found'] },
) => {
  const secret = `key_test_${'a'.repeat(32)}`;
  let uses = 0;
  const target = await startFakeTarget(({ method, path, headers }) => {
    if (headers.authorization === `Bearer ${secret}`) uses += 1;
    if (method === 'POST') return { status: 201, body: { id: 'tok_new', secret } };
    if (path.endsWith('/tokens/tok_new'))
      return { status: 200, body: { id: 'tok_new', ...created, ...inspectKey(uses) } };
    return path.includes('/tokens/') ? own : undefined;
  });
  onTestFinished(() => target.close());
  const { observations } = await runOne(target, inspect.body, { clauses });
  return observations[clause];
};

test.each([
  ['has a new time', (uses: number) => (uses === 0 ? {} : { t: `2026-11-02T10:00:0${uses}Z` })],
  ['names the last use, which is null', () => ({ lastUse: null })],
])('a record that %s shows the last use', async (_case, inspectKey) => {
  expect(await check(inspectKey)).toMatchObject({ findings: [], missing: [] });
});

test('a use that is recorded later is shown by the key of the run', async () => {
  const own = { status: 200, body: { ...created, last_used_at: '2026-11-02T09:30:00.000Z' } };
  expect(await check(() => ({}), own)).toMatchObject({ findings: [], missing: [] });
});

test('a record of a key that was used for long, without its last use, violates the clause', async () => {
  const own = { status: 200, body: created };
  expect((await check(() => ({}), own))?.findings).toMatchObject([{ expected: register[clause].text }]);
});

test('the clause is not exercised if no inspected key has been used for long', async () => {
  expect(await check(() => ({}))).toMatchObject({
    findings: [],
    missing: [{ reason: 'a key whose uses the target has had time to record' }],
  });
});
