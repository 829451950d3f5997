import { expect, test } from 'vitest';
import { nextTurn } from '#host/timers.ts';
import { testInNode } from '../../test/page.ts';
import { start } from '../../test/start-control-plane.ts';

const slug = 'busy';

/** Starts a control plane, and a workspace with some records. */
const startWith = async (records: object) => {
  const started = await start();
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
      expect((await started.api('GET', '/me')).status).toBe(200);
      await nextTurn();
    }
    return responseCount;
  };
  return { ...started, respondedUntil, database: started.sandbox.context.database };
};

const many = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));

test('other requests get responses while many runs complete, each of them once', async () => {
  const { control, respondedUntil, database } = await startWith({
    agents: [{ id: 'agt_BUSY', name: 'Busy' }],
    runs: many(520, () => ({ agent_id: 'agt_BUSY', status: 'running' })),
  });
  expect(await respondedUntil(control('advanceClock', {}, { seconds: 600 }))).toBeGreaterThan(10);
  const ends = await database
    .selectFrom('log_entries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('message', 'like', 'Busy completed run %')
    .executeTakeFirstOrThrow();
  expect(Number(ends.count)).toBe(520);
});

testInNode('other requests get responses while many deliveries to refused URLs fail', async () => {
  const { control, sandbox, respondedUntil, database } = await startWith({
    forms: [{ id: 'frm_BUSY', name: 'Busy', fields: ['email'] }],
    webhooks: many(520, (index) => ({ url: `http://10.0.0.1/${index}`, events: ['*'] })),
  });
  const submitted = control(
    'addRecord',
    { slug, resource: 'submissions' },
    { form_id: 'frm_BUSY', data: { email: 'a@example.com' } },
  );
  expect((await submitted).status).toBe(201);
  expect(await respondedUntil(sandbox.context.deliveries.settle())).toBeGreaterThan(10);
  const failed = await database
    .selectFrom('webhook_deliveries')
    .select(['attempts', 'failures'])
    .where('url', 'like', 'http://10.0.0.1/%')
    .distinct()
    .execute();
  expect(failed).toEqual([{ attempts: 1, failures: 1 }]);
});
