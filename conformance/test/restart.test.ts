import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { Gate } from '../engine/gate.ts';
import { scenario } from '../engine/scenario.ts';
import { collectRun } from './collect-run.ts';
import { type FakeRequest, type FakeTarget, fakeToken, startFakeTarget } from './fake-target.ts';
import { checkedClause } from './run-one.ts';

let target: FakeTarget;

/** A target that crashes at the first creation of an agent, and then closes `downFor` connections without a response. */
const startCrashing = (downFor: number) => {
  let remaining: number | null = null;
  return startFakeTarget(({ method, path }: FakeRequest) => {
    const isCreation = method === 'POST' && path.endsWith('/agents');
    if (remaining === null && isCreation) remaining = downFor;
    else if (remaining === null || remaining === 0)
      return isCreation ? { status: 201, body: examples.agent } : undefined;
    if (remaining > 0) remaining -= 1;
    return 'hang-up';
  });
};

const body = async (gate: Gate): Promise<void> => {
  await gate.case('first', async (t) => t.expectSuccess(checkedClause, await t.send({ operation: 'getMe' })));
  await gate.case('crashing', async (t) => {
    const { body = {} } = await t.request('createAgent');
    await t.prepare({ operation: 'createAgent', body });
    t.expectSuccess(checkedClause, await t.send({ operation: 'getMe' }));
  });
};

const run = () => {
  const crashing = {
    id: 'test.crash',
    ...scenario('The target crashes', { clauses: [checkedClause] }, body),
  };
  const options = { target: target.url, token: fakeToken, effort: 'quick' as const, seed: 1 };
  return collectRun([crashing], options);
};

test('a target that restarts is waited for, its case is repeated, and the report names the request', async () => {
  // The request is sent once, and four probes fail.
  target = await startCrashing(5);
  const { report, events } = await run();
  expect(report.errors).toEqual([]);
  const [wait, back] = events.filter(({ type }) => type === 'target-wait' || type === 'target-back');
  expect(wait).toMatchObject({ type: 'target-wait', why: expect.stringContaining('GET /me') });
  expect(back).toMatchObject({ type: 'target-back' });
  expect(events).toContainEqual(
    expect.objectContaining({ type: 'case-finished', case: 'crashing', outcome: 'done' }),
  );
  const [note, ...others] = (report.notes ?? []).filter((text) => text.includes('respon'));
  expect(others).toEqual([]);
  expect(note).toContain('stopped responding in test.crash › crashing');
  expect(note).toContain('POST /v1/workspaces/acme/agents got no response');
  expect(note).toContain('the request before it was GET /v1/me');
});

test('a target that does not respond for 30 s ends the run, and the error names the request', async () => {
  target = await startCrashing(Number.POSITIVE_INFINITY);
  const { report, events } = await run();
  expect(events.some(({ type }) => type === 'target-back')).toBe(false);
  expect(report).toMatchObject({ verdict: 'partial', exitCode: 3 });
  expect(report.errors).toMatchObject([{ scenario: 'test.crash', case: 'crashing' }]);
  expect(report.errors[0]?.message).toContain('POST /v1/workspaces/acme/agents got no response');
});
