import { examples, headerNames, mediaTypes } from '@workspace-api/contract';
import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { type Attack, attacked, controlled, filled, get, long, many, nested, post } from './attack.ts';

const agents = `${attacked}/agents`;
const webhooks = `${attacked}/webhooks`;
const secret = `${attacked}/secrets`;
const submissions = `${controlled}/forms/frm_LARGE/submissions`;

const binary = (index: number) => index.toString(2).replaceAll('0', 'a').replaceAll('1', 'b');

/** Bodies that take long to read, to validate, or to log. */
const invalidBodies: readonly Attack[] = [
  post('body: one long string', agents, JSON.stringify({ name: 'x', task: 'x'.repeat(long) })),
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

const patch = (name: string, path: string, body: string): Attack =>
  post(`patch: ${name}`, `${attacked}/${path}`, body, 'PATCH');

const agent = JSON.stringify({ name: 'x', task: 'x'.repeat(4000) });

/** Writes that change many records or have many effects. */
const writes: readonly Attack[] = [
  patch(
    'pointer',
    'pages/page_LARGE0',
    JSON.stringify([{ op: 'add', path: '/a~0'.repeat(long / 5), value: 1 }]),
  ),
  patch('tests', 'pages/page_LARGE0', filled('{"op":"test","path":"/metadata/title","value":"x"}')),
  patch(
    'additions',
    'pages/page_LARGE0',
    `[{"op":"add","path":"/schema/l","value":[]},${many(9990, () => '{"op":"add","path":"/schema/l/-","value":1}')}]`,
  ),
  patch(
    'insertions',
    'pages/page_LARGE0',
    `[{"op":"add","path":"/schema/l","value":[]},${many(9990, () => `{"op":"add","path":"/schema/l/0","value":"${'x'.repeat(40)}"}`)}]`,
  ),
  patch(
    'copies',
    'pages/page_LARGE0',
    `[{"op":"add","path":"/schema/a","value":"x"},${many(9000, (index) => `{"op":"copy","from":"/schema/a","path":"/schema/c${index}"}`)}]`,
  ),
  patch(
    'long string',
    'pages/page_LARGE1',
    `[{"op":"add","path":"/schema/a","value":"${'x'.repeat(long - 2000)}"}]`,
  ),
  patch(
    'deep document',
    'pages/page_LARGE2',
    `[{"op":"add","path":"/schema/a","value":${filled(nested(150), 23_000)}}]`,
  ),
  patch(
    'theme',
    'theme',
    `[{"op":"add","path":"/tokens","value":{${many(11_500, (index) => `"t${index}":"${index}"`)}}}]`,
  ),
  post('write: triggers agents and webhooks', `${attacked}/agents`, agent),
  post('write: publishes pages', `${attacked}/pages-publish`),
  {
    ...post('write: replay', `${attacked}/agents`, agent),
    headers: { [headerNames.idempotencyKey]: 'replayed' },
  },
  post(
    'secret: longest value',
    `${attacked}/secrets`,
    JSON.stringify({ name: 'large', value: 'x'.repeat(65_536) }),
    'PUT',
  ),
  post(
    'log entry: longest message',
    `${controlled}/logs`,
    JSON.stringify({ level: 'info', source: 'agent', message: 'İ'.repeat(long / 3) }),
  ),
];

const lists = (name: string, path: string): Attack[] =>
  Object.entries(mediaTypes).map(([type, accept]) => get(`list: ${name}, ${type}`, path, accept));

/** Reads that search or return many records. */
const reads: readonly Attack[] = [
  ...lists('logs', `${attacked}/logs?limit=100`),
  ...lists('submissions of 100 kB', `${attacked}/forms/frm_LARGE/submissions?limit=100`),
  ...lists('agents', `${attacked}/agents?limit=100`),
  get('search: no results', `${attacked}/logs/search?q=${'z'.repeat(20)}`),
  get('search: longest query', `${attacked}/logs/search?q=${'z'.repeat(8000)}`),
  get('search: level and source', `${attacked}/logs/search?level=error&source=unknown`),
  get('query: many keys', `${attacked}/agents?${many(2000, (index) => `a${index}`).replaceAll(',', '&')}`),
  get('control: request log', `${controlPath}/requests?limit=1000`),
  get('control: export', `${controlPath}/export`),
  get('control: deliveries', `${controlled}/deliveries`),
  post('control: traces', `${controlPath}/traces`, JSON.stringify({ value: 'x'.repeat(long) })),
];

/** A workspace with a new slug for each request. */
const workspace = (name: string, records: string): Attack =>
  post(
    `seed: ${name}`,
    controlPath + operations.createWorkspace.path,
    (number) => `{"slug":"${name.replaceAll(' ', '-')}-${number}","test":{${records}}}`,
  );

/** A workspace with as many records as a snapshot may contain. */
const saved = `${controlPath}/workspaces/saved`;

/** Requests that act on the sandbox as a whole. */
const control: readonly Attack[] = [
  post('control: snapshot', `${saved}/snapshots/taken`, '', 'PUT'),
  post('control: restore', `${saved}/snapshots/taken/restore`),
  post(
    'control: rejected snapshot',
    `${controlPath}/workspaces/${examples.workspace.slug}/snapshots/large`,
    '',
    'PUT',
  ),
  post('control: clock', `${controlPath}/clock/advance`, '{"seconds":60}'),
  workspace(
    'log entries',
    `"log_entries":[${many(1000, () => '{"level":"info","source":"agent","message":"x"}')}]`,
  ),
  workspace('agents', `"agents":[${many(1000, () => '{"name":"x"}')}]`),
  workspace('pages', `"pages":[${many(1000, (index) => `{"slug":"p${index}","title":"x"}`)}]`),
  workspace('secrets', `"secrets":[${many(1000, (index) => `{"name":"s${index}","value":"x"}`)}]`),
  workspace('too many records', `"agents":[${many(5900, () => '{"name":"x"}')}]`),
  workspace('invalid', `"agents":[${many(1000, () => '{"a":1}')}]`),
  workspace(
    'unknown references',
    `"runs":[${many(1000, (index) => `{"agent_id":"agt_${index}","status":"failed"}`)}]`,
  ),
];

/** The most expensive known requests. */
export const attacks: readonly Attack[] = [...invalidBodies, ...writes, ...reads, ...control];
