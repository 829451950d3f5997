import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { type Attack, attacked, controlled, filled, long, many, nested, post } from './attack.ts';

const agents = `${attacked}/agents`;
const webhooks = `${attacked}/webhooks`;
const secret = `${attacked}/secrets`;
const submissions = `${controlled}/forms/frm_LARGE/submissions`;

const binary = (index: number) => index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');

/** Bodies that take long to read, to validate, or to log. */
export const invalidBodies: readonly Attack[] = [
  post('body: one long text', agents, JSON.stringify({ name: 'x', task: 'x'.repeat(long) })),
  post('body: escaped characters', agents, JSON.stringify({ name: 'x', task: '\n'.repeat(long / 2) })),
  post('body: deepest JSON', agents, `{"name":${filled(nested(190))}}`),
  post('body: too deep', agents, '['.repeat(long)),
  post('body: deep JSON', agents, `{"name":${filled(nested(190), 23_000)}}`),
  post('body: numbers', agents, filled('1')),
  post('body: unstorable number', submissions, `{"a":${filled(nested(100), 23_000)},"b":1e400}`),
  post('body: unknown fields', agents, `{"name":"x",${many(11_500, (index) => `"f${index}":1`)}}`),
  post(
    'secret: unknown fields',
    secret,
    `{"name":"x","value":"x",${many(11_500, (index) => `"f${index}":"v${index}"`)}}`,
    'PUT',
  ),
  post(
    'secret: long fields',
    secret,
    `{"name":"${'abcd'.repeat(100_000)}",${many(2500, (index) => `"f${index}":"a${index}${'v'.repeat(200)}"`)}}`,
    'PUT',
  ),
  post('token: scopes', `${attacked}/tokens`, `{"scopes":[${many(11_500, (index) => `"s${index}"`)}]}`),
  post(
    'workspace: empty invoices',
    controlPath + operations.createWorkspace.path,
    `{"slug":"x","live":{"invoices":[${many(11_500, () => '{}')}]}}`,
  ),
  post('webhook: equal events', webhooks, `{"url":"https://x.example","events":${filled('"a.b"')}}`),
  post(
    'webhook: different events',
    webhooks,
    `{"url":"https://x.example","events":[${many(11_500, (index) => `"a.${binary(index)}"`)}]}`,
  ),
  post(
    'pattern: URL',
    webhooks,
    JSON.stringify({ url: `http://localhost${':'.repeat(long / 2)}`, events: ['*'] }),
  ),
  post(
    'pattern: schedule',
    agents,
    JSON.stringify({ name: 'x', schedule: `${'1-59/1,'.repeat(13)}1 * * * *` }),
  ),
  post(
    'pattern: time',
    `${controlled}/logs`,
    JSON.stringify({
      level: 'info',
      source: 'agent',
      message: 'x',
      ts: `2026-01-01T00:00:00.${'0'.repeat(long / 2)}Z`,
    }),
  ),
];
