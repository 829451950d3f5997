import { expect } from 'vitest';
import { test } from '../../test/sandbox-test.ts';

const century = 100 * 365 * 24 * 60 * 60;

test('the clock advances to the millisecond', async ({ control }) => {
  expect((await control('advanceClock', {}, { seconds: 1.2345 })).json.now).toBe('2026-11-02T09:00:01.235Z');
  expect((await control('advanceClock', {}, { seconds: 0.0001 })).json.now).toBe('2026-11-02T09:00:01.236Z');
});

test('the clock cannot be advanced to a year with five digits', async ({ control, sandbox }) => {
  sandbox.context.clock.advance(Date.parse('9998-06-01T00:00:00Z') - sandbox.context.clock.now().getTime());
  const { status, json } = await control('advanceClock', {}, { seconds: century });
  expect([status, json.error.fields[0].path]).toEqual([400, '/seconds']);
  await expect(sandbox.advance(century * 1000)).rejects.toThrow(RangeError);
});

test('the clock can be advanced by a century, with its billing periods', async ({ control, send }) => {
  await control('advanceClock', {}, { seconds: century });
  const { json } = await send('GET', '/workspaces/acme/billing');
  expect(json.current_period_start <= (await control('getClock')).json.now).toBe(true);
  expect(json.current_period_end > (await control('getClock')).json.now).toBe(true);
});

test('after a reset, no use of a key is later than the clock', async ({ control, records }) => {
  await control('advanceClock', {}, { seconds: 86_400 });
  await control('reset');
  const { now } = (await control('getClock')).json;
  expect(now).toBe('2026-11-02T09:00:00.000Z');
  const { data } = (await records.list('key_uses')).json;
  expect(data.filter(({ used_at }: { used_at: string }) => used_at > now)).toEqual([]);
});

test.for<[object, string, string]>([
  [{ seconds: 0 }, '/seconds', 'out_of_range'],
  [{ seconds: -1 }, '/seconds', 'out_of_range'],
  [{ seconds: 4e9 }, '/seconds', 'out_of_range'],
  [{ to: '2026-11-02T09:00:00Z' }, '/to', 'out_of_range'],
  [{ to: '2026-11-02T08:59:59Z' }, '/to', 'out_of_range'],
  [{ to: '2127-01-01T00:00:00Z' }, '/to', 'out_of_range'],
  [{ to: 'tomorrow' }, '/to', 'format_mismatch'],
  [{}, '', 'missing'],
  [{ seconds: 1, to: '2026-11-03T09:00:00Z' }, '', 'missing'],
])('an advance of %j is rejected without an effect', async ([body, path, reason], { control }) => {
  const { status, json } = await control('advanceClock', {}, body);
  expect([status, json.error.fields]).toMatchObject([400, [{ path, reason }]]);
  expect((await control('getClock')).json.now).toBe('2026-11-02T09:00:00.000Z');
});

test('an advance reports the work that was due, and nothing twice', async ({ control, records }) => {
  await records.add('tokens', { kind: 'key', expires_in: 3600 });
  const advance = async (seconds: number) =>
    Object.fromEntries(
      (await control('advanceClock', {}, { seconds })).json.fell_due.map(
        ({ what, count }: { what: string; count: number }) => [what, count],
      ),
    );
  expect(await advance(3599)).not.toHaveProperty('tokens_expired');
  expect(await advance(1)).toMatchObject({ tokens_expired: 1 });
  const month = await advance(31 * 86_400);
  expect(month).toMatchObject({ periods_invoiced: 1 });
  expect(month).not.toHaveProperty('tokens_expired');
});
