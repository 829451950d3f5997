import { expect, test } from 'vitest';
import { start } from './start-control-plane.ts';
import { startSandbox } from './start-sandbox.ts';

type Refusal = { status: number; json: { error: { code: string; fields: { path: string }[] } } };

const getPaths = ({ json }: Refusal): string[] => json.error.fields.map(({ path }) => path).toSorted();

const api = '/workspaces/acme';

// Of each pair, no schema can express what is wrong with the second field.
test.each([
  ['POST', `${api}/agents`, { name: '', schedule: 'every day' }, ['/name', '/schedule']],
  ['POST', `${api}/agents`, { schedule: 'every day', color: 1 }, ['/color', '/name', '/schedule']],
  ['POST', `${api}/agents`, { name: '', schedule: 5 }, ['/name', '/schedule']],
  ['POST', `${api}/webhooks`, { events: [], url: 'https://user:pass@example.com' }, ['/events', '/url']],
  ['POST', `${api}/webhooks`, { events: [], url: 'https://[' }, ['/events', '/url']],
  ['GET', `${api}/billing/usage?period_start=2026-13-45&period_end=2026-11-02`, undefined, ['/period_start']],
  ['GET', `${api}/billing/usage?period_start=2026-11-03&period_end=2026-11-02`, undefined, ['/period_end']],
])(
  '%s %s with the body %j gets one error for all of its invalid fields',
  async (method, path, body, paths) => {
    const { send } = await startSandbox();
    const refusal = await send(method, path, { body });
    expect([refusal.status, refusal.json.error.code]).toEqual([400, 'validation_failed']);
    expect(getPaths(refusal)).toEqual(paths);
  },
);

const code_challenge = 'x'.repeat(43);

test.each([
  [
    'addFaultRule',
    { operation: 'getMee', error: 'not-found', probability: 7 },
    ['/operation', '/probability'],
  ],
  ['addFaultRule', { latency: 'slow', upstream: 'payments' }, ['/latency', '/upstream']],
  ['addFaultRule', { error: 7, upstream: 'payments' }, ['/error']],
  [
    'issueAuthorizationCode',
    { code_challenge, email: 5, redirect_uri: 'https://example.com' },
    ['/email', '/redirect_uri'],
  ],
  ['reset', { records: 'demo', workspaces: [] }, ['/records']],
] as const)(
  '%s with the body %j gets one error for all of its invalid fields',
  async (operation, body, paths) => {
    const { control } = await start();
    const refusal = await control(operation, { slug: 'acme' }, body);
    expect([refusal.status, refusal.json.error.code]).toEqual([400, 'validation_failed']);
    expect(getPaths(refusal)).toEqual(paths);
  },
);

test('a list of requests with two invalid parameters gets one error for both', async () => {
  const { control } = await start();
  const refusal = await control('listRequests', {}, undefined, { operation: 'getMee', limit: '0' });
  expect(getPaths(refusal)).toEqual(['/limit', '/operation']);
});
