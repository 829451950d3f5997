import { operations } from '@workspace-api/contract';
import { controlPath, getOperation } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import { createReceiver } from '../mocks/index.ts';
import { mutants } from '../mocks/mutants/index.ts';
import { runWorkflows } from '../scripts/workflows/run-workflows.ts';
import { workflowNames } from '../scripts/workflows/workflow-files.ts';
import { withSandbox } from './support/with-sandbox.ts';

/** Calls the control plane of the sandbox at `origin`. */
const control = async (
  origin: string,
  id: 'addFaultRule' | 'setDisturbance' | 'listRequests',
  body?: unknown,
): Promise<unknown> => {
  const { method, path } = getOperation(id);
  const response = await fetch(origin + controlPath + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${id} → ${response.status}: ${await response.text()}`);
  return response.json();
};

test('Redocly Respect completes every workflow, with the specified delays', () =>
  withSandbox({}, async (origin) => {
    const receiver = await createReceiver();
    const limited = operations.rotateToken;
    await control(origin, 'addFaultRule', { operation: limited.id, error: 'rate-limited', count: 1 });
    const runs = await runWorkflows({ origin, inputs: { receiver_url: receiver.url } });
    await receiver.close();
    expect(runs.map(({ name, failures }) => ({ name, failures }))).toEqual(
      workflowNames().map((name) => ({ name, failures: [] })),
    );

    const { data } = (await control(origin, 'listRequests')) as {
      data: { operation: string; status: number; violations: unknown[] }[];
    };
    expect(data.flatMap(({ violations }) => violations)).toEqual([]);
    const statuses = data.filter(({ operation }) => operation === limited.id).map(({ status }) => status);
    expect(statuses).toEqual([200, 429]);

    const subscription = runs
      .find(({ name }) => name === 'receive-a-webhook')
      ?.steps.find(({ stepId }) => stepId === 'subscribe')?.response?.body as { secret: string };
    const [first, again, ...others] = receiver.deliveries;
    expect(others).toEqual([]);
    expect(again?.event.id).toBe(first?.event.id);
    for (const delivery of receiver.deliveries)
      expect(receiver.verify(delivery, subscription.secret)).toBeUndefined();
  }));

test('each mutant fails its workflow, at the affected step', () =>
  withSandbox({ loadMutants: async () => mutants }, async (origin) => {
    const expectedFailures = {
      'approve-a-run': ['approval-stays-pending', /^read-decision: .*'approved'/],
      'export-submissions': ['csv-not-quoted', /^download-csv: /],
      'publish-a-page': ['page-change-is-live-at-once', /^see-live-unchanged: .*headline/],
      'receive-a-webhook': ['signing-secret-in-base64', /^subscribe: .*whsec_/],
      'rotate-a-key': ['rotated-secret-still-works', /^use-old-secret: \$statusCode == 401 .*200/],
      'sign-in': ['refresh-token-kept', /^refresh-session: .*refresh_token/],
    } as const;
    const names = Object.values(expectedFailures).map(([mutant]) => mutant);
    await control(origin, 'setDisturbance', { mutants: names });
    const runs = await runWorkflows({ origin });
    expect(runs.map(({ name }) => name)).toEqual(Object.keys(expectedFailures));
    for (const [name, [mutant, failure]] of Object.entries(expectedFailures)) {
      const { failures = [] } = runs.find((run) => run.name === name) ?? {};
      expect(failures, mutant).toContainEqual(expect.stringMatching(failure));
    }
  }));
