import { headerNames } from '@workspace-api/contract';
import { expect } from 'vitest';
import { createProcessRecords, startProcess, twoProcesses } from './processes.ts';
import { testShared } from './records.ts';

const both = twoProcesses();
const agents = '/workspaces/acme/agents';
const rule = { operation: 'listAgents', error: 'upstream-unavailable' };
testShared(
  'a fault rule applies to the next response of the other process, until either removes it',
  async () => {
    const [a, b] = both();
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      const { json } = await one.control('POST', '/fault-rules', rule);
      expect((await other.send('GET', agents)).status).toBe(503);
      expect((await other.control('GET', '/fault-rules')).json.data).toEqual([{ ...json, applied: 1 }]);
      expect((await other.control('DELETE', `/fault-rules/${json.id}`)).status).toBe(204);
      expect((await one.send('GET', agents)).status).toBe(200);
      expect((await one.control('DELETE', `/fault-rules/${json.id}`)).status).toBe(404);
    }
  },
);

testShared(
  'a rule with a count of three fails three requests in total, even if they are concurrent',
  async () => {
    const [a, b] = both();
    await a.control('POST', '/fault-rules', { ...rule, count: 3 });
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? a : b).send('GET', agents)),
    );
    expect(responses.filter(({ status }) => status === 503)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(9);
    expect((await b.control('GET', '/fault-rules')).json.data).toMatchObject([{ remaining: 0, applied: 3 }]);
  },
);

testShared('the rules of a removed workspace apply in no process', async () => {
  const [a, b] = both();
  const response = await a.control('POST', '/workspaces', { slug: 'shop' });
  expect(response.status).toBe(201);
  await a.control('POST', '/fault-rules', { operation: 'getMe', error: 'internal-error', workspace: 'shop' });
  expect((await b.send('GET', '/me', { token: response.json.tokens[0].secret })).status).toBe(500);
  expect((await a.control('DELETE', '/workspaces/shop')).status).toBe(204);
  expect((await b.control('GET', '/fault-rules')).json.data).toEqual([]);
  const { json: next } = await b.control('POST', '/workspaces', { slug: 'shop' });
  for (const { send } of [a, b])
    expect((await send('GET', '/me', { token: next.tokens[0].secret })).status).toBe(200);
});

testShared('latency and mutants apply to both processes until a reset', async () => {
  const [a, b] = both();
  const began = (await b.control('GET', '/disturbance')).json;
  const latency = { min: 60, max: 60 };
  const mutants = ['replay-not-marked'];
  const isMarked = async ({ send }: typeof a, key: string) => {
    const create = () =>
      send('POST', agents, { body: { name: 'Once' }, headers: { [headerNames.idempotencyKey]: key } });
    const [, replay] = [await create(), await create()];
    return replay.headers.has(headerNames.idempotentReplayed);
  };
  await a.control('PATCH', '/disturbance', { latency, mutants });
  const before = performance.now();
  expect(await isMarked(b, 'disturbed')).toBe(false);
  expect(performance.now() - before).toBeGreaterThanOrEqual(119);
  // Omitted members stay unchanged.
  await b.control('PATCH', '/disturbance', { latency: null });
  expect((await a.control('GET', '/disturbance')).json).toMatchObject({ latency: null, mutants });
  await b.control('POST', '/reset');
  expect((await a.control('GET', '/disturbance')).json).toEqual(began);
  expect(await isMarked(a, 'sound')).toBe(true);
});

testShared('a process that starts later applies and prints active mutants', async () => {
  const where = await createProcessRecords();
  const first = await startProcess(where);
  await first.control('PATCH', '/disturbance', { latency: { min: 5, max: 5 } });
  await first.control('POST', '/fault-rules', rule);
  await first.kill();
  const { send, output } = await startProcess(where);
  expect(output()).toContain('Latency        5 ms');
  expect(output()).toContain('Fault rules');
  expect((await send('GET', agents)).status).toBe(503);
});

testShared('each process has its own request log', async () => {
  const [a, b] = both();
  await a.send('GET', agents);
  expect((await a.control('GET', '/requests')).json.data).toHaveLength(1);
  expect((await b.control('GET', '/requests')).json.data).toEqual([]);
});
