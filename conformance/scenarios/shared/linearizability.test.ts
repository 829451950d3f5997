import { clauses, errors, examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { isSuccess } from '../../checks/body.ts';
import type { FakeRequest, FakeResponse } from '../../test/fake-target.ts';
import { checkedClause, runCase } from '../../test/run-one.ts';
import { expectLinearizable } from './linearizability.ts';

const done: FakeResponse = { status: 200, body: {} };
const decided: FakeResponse = { status: 409, body: examples['already-decided'] };

/** Simulates two concurrent decisions of one approval with these responses. */
const getFindings = async (...responses: FakeResponse[]) => {
  const queue = [...responses];
  const respond = ({ path }: FakeRequest) => (path.startsWith('/approvals') ? queue.shift() : undefined);
  const { findings } = await runCase(respond, async (t) => {
    const path = { id: `apr_${t.unique('a')}` };
    const raced = await t.race([
      { operation: 'approveApproval', path },
      { operation: 'denyApproval', path },
    ]);
    expectLinearizable(t, checkedClause, raced, {
      initial: 'pending',
      named: [errors['already-decided'].code],
      next: (state, { operation }, response) => {
        if (response && !isSuccess(response)) return state === 'pending' ? [] : [state];
        return state === 'pending' ? [operation] : response ? [] : [state];
      },
    });
  });
  return findings;
};

test('two successes in place of one are a finding that shows the history', async () => {
  const [finding] = await getFindings(done, done, done, done);
  expect(finding).toMatchObject({ expected: clauses[checkedClause].text, intermittent: false });
  const lines = finding?.got.split('\n') ?? [];
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(/^A \d+\.\d–\d+\.\d ms: approveApproval → status 200 with \{\}$/);
  expect(lines[2]).toMatch(/^B \d+\.\d–\d+\.\d ms: denyApproval → status 200 with \{\}$/);
  expect(lines[3]).toBe('After A the state is "approveApproval", where B is impossible.');
});

test.each<[string, FakeResponse, FakeResponse]>([
  ['one success and one refusal that names it', done, decided],
  ['a refusal that names a decision whose response was a 5xx', { status: 503, text: '{}' }, decided],
  ['a refusal that names a decision whose response was lost', 'hang-up', decided],
  ['a rate limit next to a success', done, { status: 429, body: examples['rate-limited'] }],
  ['a conflict next to a success', done, { status: 409, body: examples['version-mismatch'] }],
])('%s is not a finding', async (_name, one, other) => {
  expect(await getFindings(one, other)).toEqual([]);
});

test('a refusal that names a decision that no request made is a finding', async () => {
  expect(await getFindings(decided, decided, decided, decided)).toHaveLength(1);
});
