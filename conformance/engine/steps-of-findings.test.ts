import { expect, test } from 'vitest';
import { checkedClause, runCase } from '../test/run-one.ts';
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
