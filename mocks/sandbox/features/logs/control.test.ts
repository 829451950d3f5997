import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };

test('a log entry has the time of the sandbox and a request id', async () => {
  const { control } = await start();
  const { now } = (await control('getClock')).json;
  const entry = { level: 'warn', source: 'capability', message: 'Slow' };
  const { json } = await control('addLogEntry', acme, entry);
  expect(json).toMatchObject({ ...entry, ts: now, request_id: expect.stringMatching(/^req_/) });
});
