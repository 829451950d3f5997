import { expect, onTestFinished } from 'vitest';
import { createReceiver } from '../index.ts';
import { retryDelay } from '../sandbox/features/webhooks/claim.ts';
import { createProcessRecords, type SandboxProcess, startProcess } from './processes.ts';
import { testShared } from './records.ts';

const minute = 60;

/** An endpoint that is subscribed to theme events. */
const subscribe = async ({ send, control }: SandboxProcess) => {
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const { json: subscription } = await send('POST', '/workspaces/acme/webhooks', {
    body: { url: receiver.url, events: ['theme.published'] },
  });
  /** The deliveries, as shown by the control plane of either process. */
  const log = async (sandboxProcess: Pick<SandboxProcess, 'control'> = { control }) =>
    (await sandboxProcess.control('GET', `/workspaces/acme/deliveries?subscription=${subscription.id}`)).json
      .data;
  return { receiver, subscription, log };
};

const publish = ({ send }: SandboxProcess) => send('POST', '/workspaces/acme/theme');
const advance = ({ control }: SandboxProcess, seconds: number) =>
  control('POST', '/clock/advance', { seconds });

testShared(
  'a delivery whose process is killed is retried by another, as after a failed attempt',
  async () => {
    const where = await createProcessRecords();
    const doomedProcess = await startProcess(where);
    const { receiver, subscription, log } = await subscribe(doomedProcess);
    receiver.status('silence');
    await publish(doomedProcess);
    await receiver.received(1);
    const other = await startProcess(where);
    await doomedProcess.kill();
    receiver.status(204);
    await advance(other, 3 * minute);
    const [first, second] = await receiver.received(2);
    expect(second?.event).toEqual(first?.event);
    expect(second?.headers.get('svc-delivery-id')).not.toBe(first?.headers.get('svc-delivery-id'));
    const [delivery] = await log(other);
    const [lost, again] = delivery.attempts.map(({ sent_at }: { sent_at: string }) => Date.parse(sent_at));
    expect(again - lost).toBeGreaterThanOrEqual(retryDelay(1));
    expect([delivery]).toMatchObject([
      {
        status: 'delivered',
        attempts: [
          { status: null, failure: 'the sandbox ended before the response' },
          { status: 204, failure: null },
        ],
      },
    ]);
    await advance(other, 70 * minute);
    expect(receiver.deliveries).toHaveLength(2);
    const { json } = await other.send('GET', `/workspaces/acme/webhooks/${subscription.id}`);
    expect(json.paused_until).toBeNull();
  },
);
