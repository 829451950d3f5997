import { operations } from '@workspace-api/contract';
import { controlPath, getOperation } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import { createReceiver } from '../mocks/index.ts';
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
