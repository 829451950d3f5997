import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { type FakeRequest, type FakeResponse, startFakeTarget } from '../../test/fake-target.ts';
import { checkedClause, runCase, runOne } from '../../test/run-one.ts';

const subscriptions = '/workspaces/acme/webhooks';
const list = { status: 200, body: examples['webhook-subscription-list'] };

const run = (handler: (request: FakeRequest) => FakeResponse | undefined, operation: 'create' | 'get') =>
  runCase(handler, async (t) => {
    const response = await t.send(
      operation === 'create'
        ? { operation: 'createWebhookSubscription', body: {}, token: null }
        : { operation: 'getWebhookSubscription', path: { id: 'wh_gate' } },
    );
    t.expectStatus(checkedClause, response, 401);
  });

test.each([404, 405, 501])(
  'a collection that returns %i is missing, and no clause is checked',
  async (status) => {
    const handler = ({ path }: FakeRequest) =>
      path.startsWith(subscriptions) ? { status, body: examples['not-found'] } : undefined;
    for (const operation of ['create', 'get'] as const) {
      const { requests, findings, missing } = await run(handler, operation);
      expect(findings).toEqual([]);
      expect(missing).toEqual([expect.stringContaining('which the service document does not show')]);
      // A 501 is requested again, like any 5xx.
      const others = requests.filter(
        (each) => each.includes(subscriptions) && each !== `GET ${subscriptions}`,
      );
      expect(others).toEqual([]);
    }
  },
);

test('a missing creation in an existing collection is not checked', async () => {
  const handler = ({ method, path }: FakeRequest) =>
    path !== subscriptions
      ? undefined
      : method === 'GET'
        ? list
        : { status: 405, body: examples['not-found'] };
  expect(await run(handler, 'create')).toMatchObject({ findings: [], missing: [expect.any(String)] });
});

test('a missing record in an existing collection is checked', async () => {
  const handler = ({ path }: FakeRequest) => (path === subscriptions ? list : undefined);
  expect((await run(handler, 'get')).findings).toHaveLength(1);
});

test("a scope that is not in the contract is not checked if the run's token lacks it", async () => {
  const refusal = {
    error: {
      ...examples['insufficient-scope'].error,
      details: { required_scope: 'subscriptions:manage' },
    },
  };
  const { findings, missing } = await runCase(
    ({ path }) => (path === subscriptions ? { status: 403, body: refusal } : undefined),
    async (t) =>
      t.expectSuccess(checkedClause, await t.send({ operation: 'createWebhookSubscription', body: {} })),
  );
  expect(findings).toEqual([]);
  expect(missing).toEqual(['a token with the scope subscriptions:manage']);
});

test('a collection that does not respond is not called again after the repetition of the first case', async () => {
  const target = await startFakeTarget(({ path }) =>
    path.startsWith(subscriptions) ? 'hang-up' : undefined,
  );
  const counts: number[] = [];
  await runOne(target, async (gate) => {
    for (const name of ['first', 'second', 'third', 'fourth']) {
      await gate.case(name, (t) => t.send({ operation: 'createWebhookSubscription', body: {} }));
      counts.push(target.requests.filter(({ path }) => path === subscriptions).length);
    }
  });
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts).toEqual(counts.map(() => counts[0]));
});
