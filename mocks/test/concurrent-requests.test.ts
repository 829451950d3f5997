import { examples, scopes } from '@workspace-api/contract';
import { expect } from 'vitest';
import { seededRandom } from '../sandbox/core/random.ts';
import { type SandboxProcess, twoProcesses } from './processes.ts';
import { testShared } from './records.ts';

const acme = '/workspaces/acme';
const [page, other] = examples['page-list'].data;
const [form] = examples['form-list'].data;
const agent = `${acme}/agents/${examples.agent.id}`;
const title = [{ op: 'replace', path: '/metadata/title', value: 'Busy' }];
/** The keys of temporary workspaces. */
const keys = new Map<string, string>();

/** All kinds of writes of the API and the control plane, to the same few records. */
const requests: readonly ((process: SandboxProcess, n: number) => Promise<{ status: number }>)[] = [
  ({ send }, n) => send('POST', `${acme}/agents`, { body: { name: `Agent ${n}` } }),
  ({ send }, n) =>
    send('POST', `${acme}/agents`, {
      body: { name: 'Keyed' },
      headers: { 'Idempotency-Key': `key ${n % 7}` },
    }),
  ({ send }) => send('POST', `${agent}/activate`),
  ({ send }) => send('POST', `${agent}/deactivate`),
  ({ send }) => send('PATCH', `${acme}/pages/${page?.id}`, { body: title }),
  ({ send }) => send('POST', `${acme}/pages/${page?.id}`, { body: { version: 1 } }),
  ({ send }, n) =>
    send('PATCH', `${acme}/pages/${(n % 2 ? page : other)?.id}`, {
      body: [{ op: 'replace', path: '/metadata/slug', value: `slug-${n % 3}` }],
    }),
  ({ send }) => send('POST', `${acme}/pages-publish`),
  ({ send }) => send('PATCH', `${acme}/theme`, { body: examples['theme-patch'] }),
  ({ send }) => send('POST', `${acme}/theme`),
  ({ send }, n) => send('PUT', `${acme}/secrets`, { body: { name: `secret_${n % 3}`, value: `v${n}` } }),
  ({ send }, n) => send('POST', `${acme}/secrets/secret_${n % 3}/rotate`, { body: { value: `r${n}` } }),
  ({ send }, n) => send('DELETE', `${acme}/secrets/secret_${n % 3}`),
  ({ send }, n) => send('POST', `${acme}/secrets/proxy-url`, { body: { name: `secret_${n % 3}` } }),
  ({ send }, n) => send('POST', `${acme}/tokens`, { body: { scopes, name: `key ${n % 4}` } }),
  ({ send }) => send('POST', `${acme}/billing/plan`, { body: examples['change-plan-request'] }),
  ({ send }) => send('GET', `${acme}/billing`),
  ({ send }) => send('GET', `${acme}/agents?limit=20`),
  ({ send }) => send('GET', '/approvals'),
  ({ send }, n) => send('POST', `/approvals/${examples.approval.id}/${n % 2 ? 'approve' : 'deny'}`),
  ({ send }) =>
    send('POST', `${acme}/webhooks`, { body: { url: 'http://127.0.0.1:9/', events: ['theme.published'] } }),
  ({ control }) => control('POST', `${acme}/records/submissions`, { form_id: form?.id, data: {} }),
  ({ control }) =>
    control('POST', `${acme}/records/log_entries`, { level: 'info', source: 'agent', message: 'Busy' }),
  ({ control }) => control('PUT', `${acme}/snapshots/busy`),
  ({ control }) => control('POST', `${acme}/snapshots/busy/restore`),
  async ({ control }, n) => {
    const slug = `own-${n % 3}`;
    const response = await control('POST', '/workspaces', { slug, name: 'Own' });
    if (response.status === 201) keys.set(slug, response.json.tokens[0].secret);
    return response;
  },
  ...['agents', 'pages-publish', 'theme', 'tokens'].map(
    (what) =>
      ({ send }: SandboxProcess, n: number) =>
        send('POST', `/workspaces/own-${n % 3}/${what}`, {
          token: keys.get(`own-${n % 3}`) ?? null,
          headers: { 'Idempotency-Key': `key ${n}` },
          ...(what === 'agents' ? { body: { name: 'Own' } } : what === 'tokens' ? { body: { scopes } } : {}),
        }),
  ),
  ({ control }, n) => control('DELETE', `/workspaces/own-${n % 3}`),
  ({ control }) => control('POST', '/clock/advance', { seconds: 60 }),
  ({ control }) => control('POST', '/reset'),
];

/** The number of requests of each client. CI sends fewer, because it has eight minutes for everything. */
const each = process.env.CI ? 5 : 150;
const both = twoProcesses();

testShared('two busy processes respond to every request, without an internal error', async () => {
  const draw = seededRandom(7);
  const failures: string[] = [];
  const counts = new Map<number, number>();
  const worker = async (process: SandboxProcess) => {
    for (let count = 0; count < each; count += 1) {
      const [which = 0, n = 0] = draw(2);
      const index = which % requests.length;
      const { status } = (await requests[index]?.(process, n)) ?? { status: 0 };
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (status >= 500 || status === 400) failures.push(`${status} of ${requests[index]}`);
    }
  };
  await Promise.all(Array.from({ length: 12 }, (_, index) => worker(both()[index % 2] as SandboxProcess)));
  expect(
    failures,
    both()
      .map(({ output }) => output())
      .join('\n'),
  ).toEqual([]);
  expect(counts.get(200)).toBeGreaterThan(each);
});
