import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const path = '/workspaces/acme/logs';

test.each(['since=2026-11-02', 'since=2026-11-03', 'until=2026-11-02', 'until=2026-11-03'])(
  '%s is the first moment of the date',
  async (query) => {
    const { send } = await startSandbox();
    const listEntries = async (filter: string) =>
      (await send('GET', `${path}?limit=100&${filter}`)).json.data;
    expect(await listEntries(query)).toEqual(await listEntries(`${query}T00:00:00.000Z`));
  },
);

test.each([
  '2026-11-02T08:59:57.93Z',
  '2026-11-02T08:59:57.930000Z',
  '2026-11-02T10:29:57.93%2B01:30',
  '2026-11-02T10:29:57.93%2B0130',
  '2026-11-02T06:59:57.93-02',
])('since=%s is the same time in another form', async (since) => {
  const { send } = await startSandbox();
  const listEntries = async (time: string) => (await send('GET', `${path}?since=${time}`)).json.data;
  const last = await listEntries('2026-11-02T08:59:57.930Z');
  expect(last).toHaveLength(2);
  expect(await listEntries(since)).toEqual(last);
});

test.each([
  'since=yesterday',
  'until=2026-13-01T00:00:00Z',
  'since=2026-11-31',
  // Other representations of ISO 8601: basic, week and ordinal dates, times without seconds, no offset, a decimal comma.
  'since=20261102T101500Z',
  'until=20261102',
  'since=2026-W45-1',
  'since=2026-306',
  'since=2026-11',
  'since=2026-11-02T10Z',
  'since=2026-11-02T10:15Z',
  'since=2026-11-02T10:15:00',
  'since=2026-11-02T10:15:00,5Z',
  // An unescaped plus is a space.
  'since=2026-11-02T10:15:00+01:00',
])('the error for %s lists the accepted formats', async (query) => {
  const { send } = await startSandbox();
  const { status, json } = await send('GET', `${path}?${query}`);
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
  const [field] = json.error.fields;
  expect([field.path, field.reason]).toEqual([`/${query.replace(/=.*/, '')}`, 'format_mismatch']);
  for (const form of ['2026-11-02T08:00:00Z', '2026-11-02T09:00:00+01:00', '2026-11-02']) {
    expect(`${field.message.replace(/\.$/, '')},`).toContain(` ${form}`);
    expect((await send('GET', `${path}?since=${encodeURIComponent(form)}`)).status).toBe(200);
  }
});
