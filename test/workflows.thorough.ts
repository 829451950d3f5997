import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@workspace-api/contract';
import { controlPath, getOperation } from '@workspace-api/contract/sandbox';
import { expect, test } from 'vitest';
import { createReceiver } from '../mocks/index.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import { runWorkflows, workflowNames } from '../scripts/workflows/run-workflows.ts';
import { withSandbox } from './support/with-sandbox.ts';

/** The part of Respect's report that this test reads. */
type Report = {
  files: Record<
    string,
    {
      executedWorkflows: {
        workflowId: string;
        executedSteps: { stepId: string; response?: { body: unknown } }[];
      }[];
    }
  >;
};

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
    const report = join(await newFolder(), 'report.json');
    const { code, output } = await runWorkflows({ origin, inputs: { receiver_url: receiver.url }, report });
    await receiver.close();
    expect(code, output).toBe(0);
    const { files } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const workflows = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows);
    expect(workflows.map(({ workflowId }) => workflowId)).toEqual(workflowNames());

    const { data } = (await control(origin, 'listRequests')) as {
      data: { operation: string; status: number; violations: unknown[] }[];
    };
    expect(data.flatMap(({ violations }) => violations)).toEqual([]);
    const statuses = data.filter(({ operation }) => operation === limited.id).map(({ status }) => status);
    expect(statuses).toEqual([200, 429]);

    const subscription = workflows
      .find(({ workflowId }) => workflowId === 'receive-a-webhook')
      ?.executedSteps.find(({ stepId }) => stepId === 'subscribe')?.response?.body as { secret: string };
    const [first, again, ...others] = receiver.deliveries;
    expect(others).toEqual([]);
    expect(again?.event.id).toBe(first?.event.id);
    for (const delivery of receiver.deliveries)
      expect(receiver.verify(delivery, subscription.secret)).toBeUndefined();
  }));
