import { request } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, serve } from '../../index.ts';
import { freshRecords } from '../../test/records.ts';
import { start } from '../../test/start-control-plane.ts';

const rule = { operation: 'listAgents', error: 'upstream-unavailable', after_first_record: true, count: 1 };
const accept = 'application/x-ndjson';

const startServed = async () => {
  const sandbox = await createSandbox(freshRecords());
  const served = await serve(sandbox, { port: 0 });
  onTestFinished(async () => {
    await served.close();
    await sandbox.close();
  });
  await request(`${served.url}/_sandbox/fault-rules`, { method: 'POST', body: JSON.stringify(rule) });
  const list = (headers: Record<string, string>) =>
    request(`${served.url}/v1/workspaces/acme/agents`, {
      headers: { authorization: 'Bearer key_test_acme', ...headers },
    });
  return { list };
};

test('an error after the first record is told in a trailer', async () => {
  const { list } = await startServed();
  const { statusCode, headers, body, trailers } = await list({ accept, te: 'trailers' });
  const text = await body.text();
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  expect(text.split('\n')).toEqual([expect.stringMatching(/^\{.*\}$/), '']);
  expect(trailers).toEqual({ 'x-error': 'upstream_unavailable' });
});

test('without trailers the connection breaks after the first record', async () => {
  const { list } = await startServed();
  const { statusCode, body } = await list({ accept });
  const chunks: string[] = [];
  const reading = (async () => {
    for await (const chunk of body) chunks.push(String(chunk));
  })();
  await expect(reading).rejects.toThrow('other side closed');
  expect(statusCode).toBe(200);
  expect(chunks.join('').split('\n')).toHaveLength(2);
});

test('such a rule leaves other encodings alone', async () => {
  const { list } = await startServed();
  const { statusCode, body } = await list({});
  expect(((await body.json()) as { data: unknown[] }).data.length).toBeGreaterThan(1);
  expect(statusCode).toBe(200);
});

test('such a rule needs an error and a list', async () => {
  const { control } = await start();
  for (const body of [
    { ...rule, error: undefined, latency: { min: 0, max: 1 } },
    { ...rule, operation: 'getMe' },
  ])
    expect((await control('addFaultRule', {}, body)).status).toBe(400);
});
