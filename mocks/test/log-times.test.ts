import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const path = '/workspaces/acme/logs';

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
