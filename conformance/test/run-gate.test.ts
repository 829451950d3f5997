import { examples, operations } from '@workspace-api/contract';
import { beforeEach, expect, test } from 'vitest';
import type { Gate } from '../engine/gate.ts';
import { runScenarios } from '../engine/run-scenarios.ts';
import { checkConformance, type GateEvent, InterruptedError, runGate } from '../index.ts';
import { type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';

const scenario = 'tokens.revoke';
const clause = 'tokens.revoke-is-immediate';

let target: FakeTarget;
let closedDrivers: number;

const createdKeys = () =>
  target.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/tokens'));
const deleted = () => target.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

beforeEach(async () => {
  closedDrivers = 0;
  let keyCount = 0;
  // Creates keys and accepts every token: a revoked key still works.
  target = await startFakeTarget(({ method, path }) => {
    if (method === 'DELETE') return { status: 204 };
    if (path.endsWith('/webhooks'))
      return method === 'POST'
        ? { status: 201, body: examples['webhook-subscription-created'] }
        : { status: 200, body: examples['webhook-subscription-list'] };
    if (method !== 'POST' || !path.endsWith('/tokens')) return undefined;
    keyCount += 1;
    return { status: 201, body: { ...examples['api-key-minted'], id: `tok_${keyCount}` } };
  });
});

const options = () => ({
  target: target.url,
  token: fakeToken,
  only: [clause],
  effort: 'quick' as const,
  seed: 1,
  driver: () => ({
    name: 'test',
    capabilities: {},
    close: async () => {
      closedDrivers += 1;
    },
  }),
});

test('a run emits its events in order, with the report last', async () => {
  const events: GateEvent[] = [];
  for await (const event of runGate(options())) events.push(event);
  const kinds = events.map(({ type }) => type);
  expect(kinds.slice(0, 2)).toEqual(['run-started', 'scenario-started']);
  expect(kinds.slice(-4)).toEqual([
    'scenario-finished',
    'cleanup-started',
    'cleanup-finished',
    'run-finished',
  ]);
  expect(events).toContainEqual(expect.objectContaining({ type: 'scenario-started', id: scenario }));
  const finding = { clause, finding: expect.objectContaining({ scenario }) as unknown };
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'case-finished', outcome: 'violation', findings: [finding] }),
  );
  expect(events.at(-1)).toMatchObject({
    report: { verdict: 'not-conformant', exitCode: 1, driver: { name: 'test' } },
  });
  expect(closedDrivers).toBe(1);
});

test('clauses that every exchange shows run the scenarios about their operations, and all if they are about any', async () => {
  const listScenarios = async (only: string[]): Promise<string[]> => {
    const ids: string[] = [];
    for await (const event of runGate({ ...options(), only })) {
      if (event.type === 'run-started' && event.scenarios > 50) return ['all'];
      if (event.type === 'scenario-finished') ids.push(event.result.id);
    }
    return ids;
  };
  const ofPrincipal = await listScenarios(['identity.mode-enum']);
  expect(ofPrincipal).toContain('identity.principal');
  expect(ofPrincipal.length).toBeLessThan(10);
  expect(await listScenarios(['identity.mode-enum', 'errors.envelope'])).toEqual(['all']);
});

test('stopping the iteration stops the run and deletes its records', async () => {
  for await (const event of runGate({ ...options(), only: ['tokens'] })) {
    if (event.type === 'case-finished' && createdKeys().length > 0) break;
  }
  const requests = target.requests.length;
  const keys = createdKeys().map((_, index) => `/workspaces/acme/tokens/tok_${index + 1}`);
  expect(keys.length).toBeGreaterThan(0);
  expect(deleted()).toEqual(expect.arrayContaining(keys));
  expect(closedDrivers).toBe(1);
  // Nothing is sent once the iteration has ended.
  await new Promise(setImmediate);
  expect(target.requests).toHaveLength(requests);
});

test('a signal ends the run with an error after the cleanup', async () => {
  const interrupt = new AbortController();
  const events: string[] = [];
  const run = checkConformance({ ...options(), only: ['tokens'], signal: interrupt.signal }, (event) => {
    events.push(event.type);
    if (event.type === 'case-finished' && createdKeys().length > 0) interrupt.abort();
  });
  await expect(run).rejects.toBeInstanceOf(InterruptedError);
  expect(events).toContain('cleanup-finished');
  expect(events).not.toContain('run-finished');
  expect(deleted()).not.toEqual([]);
});

test('the error for a replay id with an unknown scenario names the scenario', async () => {
  await expect(checkConformance({ ...options(), only: [], replay: 'no.such,case,1' })).rejects.toThrow(
    'no scenario named no.such',
  );
});

test('before a scenario that may advance the clock, the subscriptions of earlier ones are deleted', async () => {
  const scenarios = [operations.createWebhookSubscription, operations.getMe].map(({ id }) => ({
    id: `test.${id}`,
    title: id,
    clauses: [clause] as const,
    needs: [],
    holds: 'server' as const,
    body: (gate: Gate) =>
      gate.case(id, async (t) => {
        await t.send({ operation: id, body: examples['create-webhook-subscription-request'] });
      }),
  }));
  for await (const { type } of runScenarios(scenarios, { ...options(), only: [] }))
    if (type === 'cleanup-started') break;
  const sent = target.requests.map(({ method, path }) => `${method} ${path}`);
  const path = '/workspaces/acme/webhooks';
  const { id } = examples['webhook-subscription-created'];
  expect(sent.slice(-3)).toEqual([`POST ${path}`, `DELETE ${path}/${id}`, 'GET /me']);
});
