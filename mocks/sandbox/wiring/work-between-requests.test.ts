import { expect, test } from 'vitest';
import { nextTurn } from '#host/timers.ts';
import { testInNode } from '../../test/page.ts';
import { startSandbox } from '../../test/start-sandbox.ts';

const slug = 'busy';

/** Starts a control plane, and a workspace with some records. */
const startWith = async (records: object) => {
  const started = await startSandbox();
  const { status } = await started.control('createWorkspace', {}, { slug, test: records });
  expect(status).toBe(201);
  /** Counts the responses, one in each turn of the event loop, until some work is done. */
  const respondedUntil = async (work: Promise<unknown>) => {
    let isOver = false;
    void work.finally(() => {
      isOver = true;
    });
    let responseCount = 0;
    for (; !isOver; responseCount += 1) {
      expect((await started.send('GET', '/me')).status).toBe(200);
      await nextTurn();
    }
    return responseCount;
  };
  return { ...started, respondedUntil };
};

const many = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));

test('other requests get responses while many runs complete, each of them once', async () => {
  const { control, respondedUntil, rows } = await startWith({
    agents: [{ id: 'agt_BUSY', name: 'Busy' }],
    runs: many(520, () => ({ agent_id: 'agt_BUSY', status: 'running' })),
  });
  expect(await respondedUntil(control('advanceClock', {}, { seconds: 600 }))).toBeGreaterThan(10);
  const messages = (await rows('log_entries')).map(({ message }) => message);
  expect(messages.filter((message) => message.startsWith('Busy completed run '))).toHaveLength(520);
});

testInNode('other requests get responses while many deliveries to refused URLs fail', async () => {
  const { recordsIn, context, respondedUntil, rows } = await startWith({
    forms: [{ id: 'frm_BUSY', name: 'Busy', fields: ['email'] }],
    webhooks: many(520, (index) => ({ url: `http://10.0.0.1/${index}`, events: ['*'] })),
  });
  const submission = { form_id: 'frm_BUSY', data: { email: 'a@example.com' } };
  expect((await recordsIn(slug).add('submissions', submission)).status).toBe(201);
  expect(await respondedUntil(context.deliveries.settle())).toBeGreaterThan(10);
  const failed = await rows('webhook_deliveries', { attempts: 1, failures: 1 });
  expect(failed.filter(({ url }) => url.startsWith('http://10.0.0.1/'))).toHaveLength(520);
});
