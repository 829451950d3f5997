import { events, mediaTypes, type OperationId, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import type { SentRequest } from './exchange.ts';
import { createTranslator, type Mapping, mappingSchema } from './mapping.ts';
import { listProblems } from './schema.ts';

const base = 'http://127.0.0.1:4010/v1';
const mapping: Mapping = {
  paths: { '/workspaces/{slug}/webhooks': '/hooks/of/{slug}' },
  members: {
    Agent: { task: 'job', schedule: 'trigger', trigger: 'schedule' },
    PagePublication: { published: 'pages' },
    SetSecretRequest: { name: 'key', value: 'secret' },
    WebhookSubscription: { url: 'endpoint' },
    WebhookSubscriptionCreated: { secret: 'signing_key' },
  },
};
const translator = createTranslator(mapping, base);

const toRequest = (operation: OperationId, body: string | null = null): SentRequest => ({
  method: operations[operation].method,
  url: base + operations[operation].path.replaceAll(/\{\w+\}/g, 'acme'),
  headers: {},
  body: body === null ? null : Buffer.from(body),
});
const sentBody = (operation: OperationId, body: string) =>
  String(translator.request(toRequest(operation, body)).body);
const read = (operation: OperationId, body: string, mediaType: string = mediaTypes.json, status = 200) =>
  translator.response(toRequest(operation), { status, headers: { 'content-type': mediaType } }, body);

test('everything below a mapped path moves, and other paths stay', () => {
  const url = (path: string) => translator.request({ ...toRequest('getMe'), url: base + path }).url;
  expect(url('/workspaces/a%2Fb/webhooks?limit=1?')).toBe(`${base}/hooks/of/a%2Fb?limit=1?`);
  expect(url('/workspaces/acme/webhooks/wh_1/')).toBe(`${base}/hooks/of/acme/wh_1/`);
  expect(url('/workspaces/acme/webhooks2')).toBe(`${base}/workspaces/acme/webhooks2`);
  expect(url('/workspaces/acme')).toBe(`${base}/workspaces/acme`);
});

test('members of a request are renamed, and every other character stays', () => {
  expect(sentBody('setSecret', '{ "name" : "name", "value":1e400, "name": {"value": [0.0]} }')).toBe(
    '{ "key" : "name", "secret":1e400, "key": {"value": [0.0]} }',
  );
  expect(sentBody('setSecret', '{"name":"a\\"b","value":')).toBe('{"key":"a\\"b","secret":');
  expect(sentBody('mintToken', '{"name":"x"}')).toBe('{"name":"x"}');
  const invalid = { ...toRequest('setSecret'), body: Uint8Array.from([0x22, 0xff]) };
  expect(translator.request(invalid).body).toBe(invalid.body);
});

test('members of a response are renamed in each encoding, including the members of an extended schema', () => {
  const created = '{"id":"wh_1","endpoint":"https://a","signing_key":"s"}';
  expect(read('createWebhookSubscription', created)).toBe('{"id":"wh_1","url":"https://a","secret":"s"}');
  expect(read('listAgents', '{"data":[{"job":"a"},{"job":"b"}],"job":"c"}')).toBe(
    '{"data":[{"task":"a"},{"task":"b"}],"job":"c"}',
  );
  expect(read('listAgents', '{"job":"a"}\n{"job":"b"}\n', mediaTypes.ndjson)).toBe(
    '{"task":"a"}\n{"task":"b"}\n',
  );
  expect(read('listAgents', '\uFEFF"id",job\r\njob,job', mediaTypes.csv)).toBe('\uFEFF"id",task\r\njob,job');
  expect(read('listAgents', '[id, job]\njob, job', mediaTypes.tson)).toBe('[id, task]\njob, job');
});

test('names can be swapped, and a member of the server with a name of the contract is another member', () => {
  expect(read('getAgent', '{"trigger":1,"schedule":2,"task":3}')).toBe(
    '{"schedule":1,"trigger":2,"task (of the target)":3}',
  );
});

test('the pointers of an error are renamed', () => {
  const error = '{"error":{"fields":[{"path": "/key","reason":"missing"},{"path":"/x"}]}}';
  expect(read('setSecret', error, mediaTypes.json, 400)).toBe(error.replace('/key', '/name'));
});

test('the data of a delivery is renamed', () => {
  const body = '{"pages":1,"data":{"pages":[{"pages":2}]}}';
  expect(translator.delivery(events['pages.published'].data, body)).toBe(
    '{"pages":1,"data":{"published":[{"pages":2}]}}',
  );
});

test('the names of an operation are known for its findings', () => {
  expect([...translator.renamed(toRequest('setSecret'))]).toEqual([
    ['name', 'key'],
    ['value', 'secret'],
  ]);
});

const problems = (value: unknown): string => {
  const { error } = mappingSchema.safeParse(value);
  return error ? listProblems(error).join('\n') : '';
};

test('what the service document shows can’t be mapped, and the problem names what can', () => {
  // @ts-expect-error The service document shows the status.
  const status: Mapping = { members: { Agent: { status: 'state' } } };
  // @ts-expect-error The service document shows the path.
  const agents: Mapping = { paths: { '/workspaces/{slug}/agents': '/agents/{slug}' } };
  expect(problems(status)).toMatch(
    /members.Agent: unknown name "status".*Available: task, schedule, trigger/,
  );
  expect(problems(agents)).toMatch(/paths: unknown name .*Available: \/workspaces\/\{slug\}\/webhooks/);
  expect(problems({ members: { Invoice: {} } })).toContain('members: unknown name "Invoice"');
  expect(problems({ members: { constructor: {} } })).toContain('constructor');
  expect(problems({ member: {} })).toContain('Available: paths, members');
});

test('a mapping must keep parameters, and may not give two members one name', () => {
  const paths = { '/workspaces/{slug}/webhooks/{id}': '/hooks/{id}' };
  expect(problems({ paths })).toContain('with the same parameters');
  expect(problems({ members: { Agent: { task: 'trigger' } } })).toContain('the name "trigger"');
  expect(problems({ members: { Agent: { task: '' } } })).toContain('members.Agent.task: expected the name');
  expect([problems(mapping), problems({})]).toEqual(['', '']);
});
