import { examples, operationList } from '@workspace-api/contract';
import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type FakeRequest,
  type FakeResponse,
  type FakeTarget,
  startFakeTarget,
} from '../test/fake-target.ts';
import { checkedClause, runCase, runOne } from '../test/run-one.ts';
import type { Gate } from './gate.ts';

let target: FakeTarget;

const start = async (
  handler: (request: FakeRequest, count: number) => FakeResponse | undefined = () => undefined,
) => {
  target = await startFakeTarget(handler);
  return target;
};

const getMe = async (gate: Gate): Promise<void> =>
  gate.case('me', async (t) => {
    t.expectSuccess(checkedClause, await t.send({ operation: 'getMe' }));
  });

// Wrong from 10 on, like an off-by-one boundary.
const wrongFromTen = ({ path }: FakeRequest): FakeResponse | undefined => {
  const limit = Number(new URL(path, 'http://x').searchParams.get('limit') ?? 0);
  return path.startsWith('/workspaces') && limit < 10
    ? { status: 200, body: examples['workspace-list'] }
    : undefined;
};

const listsWithAnyLimit = async (gate: Gate): Promise<void> =>
  gate.property({
    name: 'limits',
    arbitrary: fc.nat({ max: 100 }),
    body: async (t, limit) =>
      t.expectSuccess(checkedClause, await t.send({ operation: 'listWorkspaces', query: { limit } })),
  });

test('a satisfied clause is counted with the operation on which it was checked', async () => {
  const { observations, errors, requests } = await runOne(await start(), getMe);
  expect(observations[checkedClause]).toEqual({
    checks: 1,
    durationMs: expect.any(Number) as number,
    operations: ['getMe'],
    findings: [],
    missing: [],
    unsupported: [],
    errors: [],
  });
  expect(errors).toEqual([]);
  expect(requests).toEqual({ settingUp: 0, probing: 1, readingBack: 0, cleaningUp: 0 });
});

test('the time of a case counts for the clauses of its scenario that it checked', async () => {
  const { observations } = await runOne(await start(), getMe);
  const clauses = Object.entries(observations).filter(([, { durationMs }]) => durationMs > 0);
  expect(clauses.map(([clause]) => clause)).toEqual([checkedClause]);
});

test('a violation is repeated once, and its finding shows the request without the token', async () => {
  const { observations } = await runOne(
    await start(() => ({ status: 403, body: examples['insufficient-scope'] })),
    getMe,
  );
  const [finding, ...others] = observations[checkedClause]?.findings ?? [];
  expect(others).toEqual([]);
  expect(finding).toMatchObject({
    case: 'me',
    expected: 'success (2xx)',
    intermittent: false,
    replay: 'test.one,me,7',
  });
  expect(finding?.exchanges).toHaveLength(1);
  expect(finding?.exchanges[0]?.curl).toContain('"authorization: Bearer $TOKEN"');
  expect(JSON.stringify(finding)).not.toContain('key_test_of_the_fake_target');
  expect(target.requests).toHaveLength(2);
});

test('a failure that does not recur is intermittent', async () => {
  const { observations } = await runOne(
    await start((_, count) => (count === 1 ? { status: 404, body: examples['not-found'] } : undefined)),
    getMe,
  );
  expect(observations[checkedClause]?.findings).toMatchObject([{ intermittent: true }]);
});

test('a failure whose repetition gets no response is not intermittent', async () => {
  const { observations } = await runOne(
    await start((_, count) => (count === 1 ? { status: 404, body: examples['not-found'] } : 'hang-up')),
    getMe,
  );
  expect(observations[checkedClause]?.findings).toMatchObject([{ intermittent: false }]);
});

test('a difference recurs even if its expectation contains another count, time or name', async () => {
  let run = 0;
  const { findings } = await runCase(
    () => undefined,
    async (t) => {
      await t.send({ operation: 'getMe' });
      run += 1;
      const expected = `no coding of ${4000 + run} bytes of ${t.unique()} at 2026-01-0${run}T10:00:00Z`;
      t.expect('agents.activate-again', false, { expected, got: 'gzip' });
    },
    { clauses: ['agents.activate-again'] },
  );
  expect(findings).toMatchObject([
    { intermittent: false, expected: expect.stringMatching(/^no coding of 4001 bytes/) },
  ]);
});

test('a property is shrunk to the smallest failing value', async () => {
  const { observations } = await runOne(await start(wrongFromTen), listsWithAnyLimit);
  const [finding] = observations[checkedClause]?.findings ?? [];
  expect(finding).toMatchObject({ case: 'limits: 10', intermittent: false });
  expect(finding?.exchanges).toHaveLength(1);
  expect(finding?.exchanges[0]?.curl).toContain('limit=10');
});

test('a slow machine tries as many values as a fast machine with quick effort', async () => {
  // Each reading of the clock is an hour after the previous one.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 3_600_000;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  const tried: number[] = [];
  await runOne(await start(), async (gate) =>
    gate.property({
      name: 'any',
      arbitrary: fc.nat(),
      body: async (_, value) => tried.push(value),
      runs: { quick: 3 },
    }),
  );
  expect(tried).toHaveLength(3);
});

test('a replay id repeats only the shrunk case', async () => {
  const first = await runOne(await start(wrongFromTen), listsWithAnyLimit);
  const replayId = first.observations[checkedClause]?.findings[0]?.replay ?? undefined;
  const before = target.requests.length;
  const again = await runOne(
    target,
    async (gate) => {
      await getMe(gate);
      await listsWithAnyLimit(gate);
    },
    { ...(replayId === undefined ? {} : { replayId }), seed: 99 },
  );
  expect(again.observations[checkedClause]?.findings).toMatchObject([{ case: 'limits: 10' }]);
  expect(target.requests.slice(before).map(({ path }) => path)).toEqual([
    '/workspaces?limit=10',
    '/workspaces?limit=10',
  ]);
});

test('a sequence of requests is shrunk to the relevant ones and can be replayed', async () => {
  let on = false;
  const server = await start(({ path }) => {
    if (path.endsWith('/activate')) on = true;
    return path.endsWith('/deactivate') && on ? { status: 500, body: examples['internal-error'] } : undefined;
  });
  const operation = fc.constantFrom('getAgent', 'activateAgent', 'deactivateAgent');
  const scenario = async (gate: Gate) =>
    gate.property({
      name: 'switch',
      arbitrary: fc.array(operation, { maxLength: 8 }),
      body: async (t, sequence) => {
        on = false;
        for (const each of sequence) {
          const response = await t.send({ operation: each, path: { id: 'agt_test_1' } });
          t.expectEqual(checkedClause, response.status === 500, false);
        }
      },
      runs: { quick: 30 },
    });
  const { observations } = await runOne(server, scenario);
  const [finding] = observations[checkedClause]?.findings ?? [];
  expect(finding?.exchanges.map(({ operation }) => operation)).toEqual(['activateAgent', 'deactivateAgent']);
  const again = await runOne(server, scenario, { replayId: finding?.replay ?? '' });
  expect(again.observations[checkedClause]?.findings[0]).toMatchObject({
    intermittent: false,
    exchanges: [{ operation: 'activateAgent' }, { operation: 'deactivateAgent' }],
  });
});

test('an exception in a scenario is an error of the harness', async () => {
  const mistaken = () => Promise.reject(new TypeError('no such thing'));
  const { findings, errors } = await runCase(() => undefined, mistaken);
  expect(errors[0]?.message).toContain('no such thing');
  expect(findings).toEqual([]);
});

test('an expectation for a clause that the scenario does not cite is an error of the harness', async () => {
  const { errors } = await runCase(
    () => undefined,
    async (t) => t.pass('agents.starts-inactive'),
  );
  expect(errors[0]?.message).toContain('agents.starts-inactive');
});

test('a case that fails on a response with the wrong shape is not exercised, and the shape is reported', async () => {
  const { observations, errors } = await runOne(
    await start(() => ({ status: 200, body: { user: null } })),
    async (gate) => {
      await gate.case('reads', async (t) => {
        const me = (await t.send({ operation: 'getMe' })).json<{ token: { scopes: string[] } }>();
        t.expect(checkedClause, me.token.scopes.length > 0, { expected: 'scopes', got: 'none' });
      });
    },
  );
  expect(errors).toEqual([]);
  expect(observations[checkedClause]?.missing).toHaveLength(1);
  expect(observations['contract.body-matches-schema']?.findings).toMatchObject([{ intermittent: false }]);
});

test('a violated provisional clause is recorded, and the case continues', async () => {
  const { observations } = await runOne(
    await start(),
    async (gate) => {
      await gate.case('both', async (t) => {
        const response = await t.send({ operation: 'getMe' });
        t.expectStatus('agents.activate-again', response, 204);
        t.expectSuccess(checkedClause, response);
      });
    },
    { clauses: [checkedClause, 'agents.activate-again'] },
  );
  expect(observations['agents.activate-again']?.findings).toHaveLength(1);
  expect(observations[checkedClause]?.checks).toBe(1);
});

test('an operation that is declared unsupported is not called', async () => {
  const { observations } = await runOne(
    await start(),
    async (gate) =>
      gate.case('plan', async (t) => t.send({ operation: 'changePlan', body: { plan_id: 'pro' } })),
    { clauses: ['billing.unknown-plan'], unsupported: [{ tag: 'billing', reason: 'not sold yet' }] },
  );
  expect(target.requests).toEqual([]);
  expect(observations['billing.unknown-plan']?.missing).toMatchObject([{ unsupported: true }]);
});

test('clauses of an operation whose scope the token lacks are not exercised, with the scope as the reason', async () => {
  const { observations } = await runOne(await start(), getMe, { scopes: ['agents:read'] });
  expect(observations[checkedClause]?.missing[0]?.reason).toContain('me:read');
  expect(target.requests).toEqual([]);
});

test('a quick run tries each variation, also if few operations are offered', async () => {
  const tried = new Set<number>();
  const lists = operationList.filter(({ list }) => list !== null);
  const unsupported = lists.slice(1).map(({ id }) => ({ operation: id, reason: 'not offered' }));
  const values = lists.map((_, index) => index);
  await runOne(
    await start(),
    (gate) =>
      gate.eachOperation(
        ({ list }) => list !== null,
        async (_operation, _t, share) => {
          for (const value of share(values)) tried.add(value);
        },
      ),
    { unsupported },
  );
  expect([...tried].toSorted((one, other) => one - other)).toEqual(values);
});

test('a shared record that a case changes is not passed to the next case', async () => {
  let createdCount = 0;
  const server = await start(({ method, path }) => {
    if (method === 'POST' && path.endsWith('/agents')) createdCount += 1;
    const body = { ...examples['agent-activated'], id: `agt_${createdCount}` };
    return path.includes('/agents') ? { status: path.endsWith('/agents') ? 201 : 200, body } : undefined;
  });
  const ids: string[] = [];
  await runOne(server, async (gate) => {
    for (const name of ['makes', 'shares', 'gets another']) {
      await gate.case(name, async (t) => {
        const { id } = await t.subjects.activeAgent();
        ids.push(id);
        if (name === 'shares') await t.send({ operation: 'deactivateAgent', path: { id } });
      });
    }
  });
  expect(ids).toEqual(['agt_1', 'agt_1', 'agt_2']);
});
