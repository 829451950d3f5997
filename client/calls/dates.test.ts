import { expect, expectTypeOf, test } from 'vitest';
import { deferred } from '../fetch/clocks.test-helper.ts';
import { type Agent, createMethods, csv, type LogEntry, ndjson, type Submission } from '../index.ts';
import { withSandboxes } from '../sandboxes.test-helper.ts';

withSandboxes('the option dates', (connect) => {
  const start = () => {
    const { api, client, control } = connect();
    return { strings: api, dates: createMethods(client, { dates: true }), control };
  };

  test('gives times as dates in responses and results, by value and by type', async () => {
    const { strings, dates } = start();
    const agent = await dates.agents.get('acme', 'agt_01K9REFUND');
    const plain = await strings.agents.get('acme', 'agt_01K9REFUND');
    expectTypeOf(agent.created_at).toEqualTypeOf<Date>();
    expectTypeOf(plain).toEqualTypeOf<Agent>();
    expect(agent).toEqual({ ...plain, created_at: new Date(plain.created_at) });
    const result = await dates.agents.get('acme', 'agt_01K9REFUND').result();
    if (!result.ok) throw result.error;
    expectTypeOf(result.data.created_at).toEqualTypeOf<Date>();
    expect(result.data).toEqual(agent);
  });

  test.each([{ as: undefined }, { as: ndjson }, { as: csv }])(
    'gives them in lists, encoded as $as.mediaType',
    async ({ as }) => {
      const { strings, dates } = start();
      const [key] = await dates.secrets.list('acme', { as }).toArray();
      const [plain] = await strings.secrets.list('acme').toArray();
      expectTypeOf(key?.updated_at).toEqualTypeOf<Date | undefined>();
      expect(key?.created_at).toEqual(new Date(plain?.created_at ?? ''));
      const { records } = await dates.agents.listRuns('acme', 'agt_01K9REFUND', { as }).page();
      expectTypeOf(records[0]?.finished_at).toEqualTypeOf<Date | null | undefined>();
      expect(records[0]?.started_at).toBeInstanceOf(Date);
    },
  );

  test('leaves what visitors submitted as it is', async () => {
    const data = { created_at: '2026-11-02T09:00:00.000Z' };
    const sent = { id: 'sub_1', form_id: 'frm_1', data, submitted_at: data.created_at };
    const { client } = connect({ wrap: () => async () => Response.json({ data: [sent], has_more: false }) });
    const dates = createMethods(client, { dates: true });
    const [submission] = await dates.forms.listSubmissions('acme', 'frm_01K9CONTACT').toArray({ limit: 1 });
    expectTypeOf(submission?.data).toEqualTypeOf<Submission['data'] | undefined>();
    expect(submission).toMatchObject({ data, submitted_at: expect.any(Date) });
  });

  test('gives them in the tail', async () => {
    const { promise: opened, resolve: open } = deferred<void>();
    const { client, control } = connect({
      wrap: (next) => async (request) => {
        const response = await next(request);
        open();
        return response;
      },
    });
    const tail = createMethods(client, { dates: true }).logs.tail('acme');
    const entry = tail.next();
    await opened;
    await control('POST', '/workspaces/acme/records/log_entries', {
      level: 'info',
      source: 'agent',
      message: 'Now',
      request_id: 'req_1',
    });
    const { value } = await entry;
    expectTypeOf<LogEntry['ts']>().toEqualTypeOf<string>();
    expect((value as { ts: unknown }).ts).toBeInstanceOf(Date);
    await tail.return();
  });
});
