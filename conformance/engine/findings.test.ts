import { examples, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { type FakeRequest, type FakeResponse, fakeToken, startFakeTarget } from '../test/fake-target.ts';
import { checkedClause, runCase, runOne } from '../test/run-one.ts';
import type { Case } from './case/case.ts';

const driver = () => ({
  name: 'test',
  capabilities: {
    'advance-clock': async () => {},
    'exhaust-rate-limit': async () => {},
    'deny-by-policy': async () => ({ lift: async () => {} }),
    'add-page': async () => ({ id: 'page_1' }),
  },
});

/** Runs one case that ends with a finding, and returns the sequence of the finding. */
const listSteps = async (body: (t: Case) => Promise<unknown>) => {
  const { findings, errors } = await runCase(
    () => undefined,
    async (t) => {
      await body(t);
      t.expect(checkedClause, false, { expected: 'a', got: 'b' });
    },
    { driver },
  );
  expect(errors).toEqual([]);
  return findings[0]?.exchanges ?? [];
};

test('the sequence of a finding contains the calls of the driver, in order', async () => {
  const steps = await listSteps(async (t) => {
    await t.send({ operation: 'getMe' });
    await t.needs('advance-clock')({ seconds: 3600 });
    await t.send({ operation: 'getMe' });
    await t.needs('add-page')({ workspace: 'acme', slug: 'gate', title: 'Gate' });
  });
  expect(steps.map(({ operation, driver: capability }) => operation ?? capability)).toEqual([
    'getMe',
    'advance-clock',
    'getMe',
    'add-page',
  ]);
  expect(steps[1]).toMatchObject({
    curl: '# driver: advance-clock {"seconds":3600}',
    status: null,
    body: '',
  });
  expect(steps[3]?.body).toBe('{"id":"page_1"}');
});

test('the end of what a driver arranged is a step too', async () => {
  const rule = { workspace: 'acme', resource: 'agents', action: 'read' };
  const steps = await listSteps(async (t) => {
    const { lift } = await t.needs('deny-by-policy')(rule);
    await t.send({ operation: 'getMe' });
    await lift();
  });
  expect(steps.map(({ curl }) => curl.split(' {')[0])).toEqual([
    '# driver: deny-by-policy',
    expect.stringContaining('curl'),
    '# driver: deny-by-policy, lifted',
  ]);
});

/** A target on which the revocation of one key ends every key. */
const createCascading = () => {
  let isRevoked = false;
  let count = 0;
  return ({ method, path }: FakeRequest): FakeResponse | undefined => {
    if (method === 'DELETE') {
      isRevoked = true;
      return { status: 204 };
    }
    if (isRevoked) return { status: 401, body: examples['token-revoked'] };
    if (method !== 'POST' || !path.endsWith('/tokens')) return undefined;
    count += 1;
    const id = `tok_${count}`;
    return { status: 201, body: { ...examples['api-key-minted'], id, secret: `key_test_cascade_${id}` } };
  };
};

test('a finding about a 401 names the revocation in another case that the token worked before', async () => {
  const { observations } = await runOne(
    await startFakeTarget(createCascading()),
    async (gate) => {
      await gate.case('revokes another key', async (t) => {
        await t.send({ operation: 'getMe' });
        const { id } = await t.subjects.freshToken([operations.getMe.scope]);
        await t.send({ operation: 'revokeToken', path: { id } });
      });
      await gate.case('uses its own key', async (t) =>
        t.expectSuccess(checkedClause, await t.send({ operation: 'getMe' })),
      );
    },
    { clauses: [checkedClause] },
  );
  const [finding] = observations[checkedClause]?.findings ?? [];
  expect(finding?.got).toContain(
    '; the token worked before revokeToken (DELETE /v1/workspaces/acme/tokens/tok_1)',
  );
  expect(finding?.exchanges.map(({ operation }) => operation)).toEqual(['revokeToken', 'getMe']);
  expect(JSON.stringify(finding)).not.toContain(fakeToken);
});

test('a 401 of a token that never worked names no revocation', async () => {
  const { findings } = await runCase(createCascading(), async (t) => {
    const { id } = await t.subjects.freshToken([operations.getMe.scope]);
    await t.send({ operation: 'revokeToken', path: { id } });
    const response = await t.send({ operation: 'getMe', token: 'key_test_unknown_everywhere' });
    t.expectSuccess(checkedClause, response);
  });
  expect(findings[0]?.got).not.toContain('the token worked before');
});

test('the finding of a recommendation ends with the response that shows it, although the case continues', async () => {
  const { findings } = await runCase(
    () => undefined,
    async (t) => {
      await t.send({ operation: 'getMe', headers: { 'accept-encoding': 'gzip' } });
      t.expect('compression.gzip', false);
      await t.send({ operation: 'getMe', headers: { 'accept-encoding': 'identity' } });
    },
    { clauses: ['compression.gzip'] },
  );
  expect(findings[0]?.exchanges.map(({ curl }) => curl)).toEqual([expect.stringContaining('gzip')]);
});

test('a finding whose response violates another must by its shape has that clause as its cause', async () => {
  const target = await startFakeTarget(() => ({ status: 403, body: 'no envelope' }));
  const { observations } = await runOne(target, async (gate) =>
    gate.case('me', async (t) => {
      t.expectSuccess(checkedClause, await t.send({ operation: 'getMe' }));
    }),
  );
  const [cause] = Object.entries(observations).filter(
    ([id, { findings }]) => id !== checkedClause && findings.length > 0,
  );
  expect(cause?.[0]).toMatch(/^errors\./);
  expect(observations[checkedClause]?.findings[0]?.because).toEqual({
    clause: cause?.[0],
    operation: 'getMe',
  });
});
