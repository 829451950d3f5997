import { errors, events, mediaTypes, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import sandboxDriver from '../conformance/drivers/sandbox.ts';
import type { GateOptions, Mapping, Report } from '../conformance/index.ts';
import { compress } from '../mocks/sandbox/http/encodings/compress.ts';
import { sends } from '../mocks/wrappers/deliveries.ts';
import { all, type Wrap } from '../mocks/wrappers/fetch.ts';
import { findRoute } from '../mocks/wrappers/find-operation.ts';
import { isStream, withBody } from '../mocks/wrappers/json.ts';
import { clausesWith } from './support/clauses-with.ts';
import { checkSandbox } from './support/with-sandbox.ts';

const createdKey = operations.mintToken.responses[201].content[mediaTypes.json].schema;

/** What a renamed server calls subscriptions and secrets, and some members of other records. */
const renamed = {
  paths: { '/workspaces/{slug}/webhooks': '/workspaces/{slug}/event-endpoints' },
  members: {
    Agent: { task: 'instructions', trigger: 'run_on' },
    ApiKey: { id: 'key_id', scopes: 'granted_scopes', last_used_at: 'used_at' },
    [createdKey]: { secret: 'plaintext' },
    CreateAgentRequest: { name: 'title', task: 'instructions', trigger: 'run_on' },
    CreateWebhookSubscriptionRequest: { url: 'endpoint_url', events: 'event_filter' },
    MintTokenRequest: { name: 'label' },
    PagePublication: { published: 'released', published_at: 'released_at' },
    PageSummary: { slug: 'page_slug', title: 'headline', draft_version: 'draft_number' },
    ProxyUrlRequest: { name: 'secret_name' },
    RollbackPageRequest: { version: 'to_version' },
    RotateSecretRequest: { value: 'new_value' },
    Run: { id: 'run_id', status: 'state', created_at: 'queued_at' },
    SetSecretRequest: { name: 'key', value: 'secret_value', purpose: 'tag', residency: 'region' },
    WebhookSubscription: { url: 'endpoint_url', events: 'event_filter', created_at: 'added_at' },
    WebhookSubscriptionCreated: { secret: 'signing_key' },
  },
} as const satisfies Mapping;

type Names = Readonly<Record<string, string>>;
type Schema = keyof typeof renamed.members;

/** The renamed records in the request and the response of each operation. */
const bodies: Readonly<Partial<Record<string, { request?: Schema; response?: readonly Schema[] }>>> = {
  listAgents: { response: ['Agent'] },
  getAgent: { response: ['Agent'] },
  createAgent: { request: 'CreateAgentRequest', response: ['Agent'] },
  activateAgent: { response: ['Agent'] },
  deactivateAgent: { response: ['Agent'] },
  listRuns: { response: ['Run'] },
  mintToken: { request: 'MintTokenRequest', response: ['ApiKey', createdKey] },
  getToken: { response: ['ApiKey'] },
  rotateToken: { response: ['ApiKey', createdKey] },
  listPages: { response: ['PageSummary'] },
  publishPages: { response: ['PagePublication'] },
  rollbackPage: { request: 'RollbackPageRequest' },
  createProxyUrl: { request: 'ProxyUrlRequest' },
  rotateSecret: { request: 'RotateSecretRequest' },
  setSecret: { request: 'SetSecretRequest' },
  listWebhookSubscriptions: { response: ['WebhookSubscription'] },
  getWebhookSubscription: { response: ['WebhookSubscription'] },
  createWebhookSubscription: {
    request: 'CreateWebhookSubscriptionRequest',
    response: ['WebhookSubscription', 'WebhookSubscriptionCreated'],
  },
};

const inverse = (names: Names): Names =>
  Object.fromEntries([
    // The server doesn't know the contract's names.
    ...Object.keys(names).map((name) => [name, `contract_${name}`]),
    ...Object.entries(names).map(([name, other]) => [other, name]),
  ]);

const renameJson = (json: string, names: Names): string =>
  json.replaceAll(/"(\w+)"(\s*:)/g, (all, name: string, colon: string) =>
    names[name] === undefined ? all : `"${names[name]}"${colon}`,
  );

const renameColumns = (table: string, names: Names): string =>
  table.replace(/^[^\n]*/, (line) => line.replaceAll(/[\w.]+/g, (column) => names[column] ?? column));

const changeBody = async (response: Response, change: (text: string) => string): Promise<Response> =>
  // `text()` would remove the byte order mark of a CSV.
  withBody(response, change(Buffer.from(await response.arrayBuffer()).toString()));

const toContractPath = ({ pathname }: URL): string =>
  pathname
    .replace(/(\/workspaces\/[^/]+)\/webhooks(?=\/|$)/, '$1/no-webhooks')
    .replace(/(\/workspaces\/[^/]+)\/event-endpoints(?=\/|$)/, '$1/webhooks');

/** The name of a secret that isn't in capitals. The sandbox refuses the name that replaces it. */
const lowerCaseKey = /"key"\s*:\s*"(?![A-Z][A-Z0-9_]*")[^"]*"/;

/** Renames the members of a response, and the pointers of an error. */
const renameResponse = async (response: Response, requested: Names, returned: Names): Promise<Response> => {
  if (isStream(response) || response.status === 204) return response;
  if (response.status >= errors['validation-failed'].status)
    return changeBody(response, (text) =>
      text.replaceAll(/"path":"\/(contract_)?(\w+)/g, (_, unknown: string | undefined, name: string) => {
        const own = unknown === undefined ? requested[name] : undefined;
        return `"path":"/${own ?? name}`;
      }),
    );
  const isJson = [mediaTypes.json, mediaTypes.ndjson].some((type) =>
    response.headers.get('Content-Type')?.startsWith(type),
  );
  return changeBody(response, (text) => (isJson ? renameJson : renameColumns)(text, returned));
};

/** Gives a server the names of {@link renamed}, and no others. The names of its secrets are in capitals. */
const renameServer: Wrap = (next) => async (request) => {
  const url = new URL(request.url);
  const { method, signal } = request;
  const headers = new Headers(request.headers);
  const moved = new Request(new URL(toContractPath(url) + url.search, url), { method, headers, signal });
  const { request: schema, response: schemas = [] } = bodies[findRoute(moved)?.id ?? ''] ?? {};
  const bytes = Buffer.from(await request.arrayBuffer());
  if (schema === undefined && schemas.length === 0)
    return next(new Request(moved, bytes.length === 0 ? {} : { body: bytes }));
  const requested: Names = schema ? renamed.members[schema] : {};
  const body = bytes.toString('utf8');
  const accepted = schema === 'SetSecretRequest' ? body.replace(lowerCaseKey, '"key":"-"') : body;
  headers.delete('Accept-Encoding');
  const response = await next(
    new Request(moved, {
      headers,
      ...(bytes.length > 0 && { body: schema ? renameJson(accepted, inverse(requested)) : bytes }),
    }),
  );
  const returned: Names = Object.assign({}, ...schemas.map((each) => renamed.members[each]));
  return compress(request, await renameResponse(response, requested, returned));
};

/** Deliveries whose data has the names of {@link renamed}. @param isSigned whether their signatures cover what is sent */
const renameDeliveries = (isSigned: boolean) =>
  sends((outgoing) => {
    const { data } = events[outgoing.event.type as keyof typeof events];
    const names = (renamed.members as Partial<Record<string, Names>>)[data] ?? {};
    const body = renameJson(outgoing.body, names);
    return isSigned ? { signed: { body } } : { body };
  });

/** Checks a sandbox that has the names of {@link renamed}. */
const checkRenamedServer = async (
  options: Partial<GateOptions>,
  { isSigned = true } = {},
): Promise<Report> => {
  const { wrap, outgoing } = renameDeliveries(isSigned);
  return (await checkSandbox({ wrap: all(renameServer, wrap), outgoing }, options)).report;
};

/** The names of secrets that the server accepts. */
const samples = { setSecret: { name: 'GATE_{UNIQUE}' } };

/** The sandbox behind a wrapper sends no trailers. */
const trailers = ['encodings.ndjson-error-trailer'];

const expectPassed = (report: Report): void => {
  expect(report.errors).toEqual([]);
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(clausesWith(report, 'not-exercised')).toEqual(trailers);
  expect(clausesWith(report, 'info')).toEqual(['encodings.ndjson-trailers-on-request']);
};

test('with a mapping, a server with other paths and members passes the whole gate', async () => {
  const report = await checkRenamedServer({ mapping: renamed, samples });
  expectPassed(report);
  expect(report.seenNames).toBeUndefined();
});

test('the mapping of a driver has the same effect', async () => {
  const report = await checkRenamedServer({
    samples,
    driver: async (...parameters) => ({ ...(await sandboxDriver(...parameters)), mapping: renamed }),
  });
  expectPassed(report);
});

test('without a mapping, nothing fails, and the report says what the server has instead', async () => {
  const report = await checkRenamedServer({});
  expect(clausesWith(report, 'fail')).toEqual([]);
  expect(report.totals['not-exercised']).toBeGreaterThan(report.clauses.length / 4);
  const reasons = report.clauses.map(({ reason }) => reason).join('\n');
  expect(reasons).toContain('returned 404 for /workspaces/{slug}/webhooks; set mapping.paths');
  expect(reasons).toContain('set samples.setSecret or mapping');
  expect(report.seenNames).toContainEqual({
    schema: 'SetSecretRequest',
    absent: expect.arrayContaining(['name', 'value']),
    others: ['key', 'secret_value'],
  });
});

const ofDeliveries = ['deliveries.signature-verifies', 'deliveries.event-data-shapes'];

test('without a mapping of their data, deliveries are verified, and their data is as the server chose it', async () => {
  const { PagePublication: _, ...members } = renamed.members;
  const mapping = { ...renamed, members };
  const report = await checkRenamedServer({ only: ofDeliveries, mapping, samples });
  expect(clausesWith(report, 'pass')).toEqual(['deliveries.signature-verifies']);
  expect(clausesWith(report, 'info')).toEqual(['deliveries.event-data-shapes']);
});

test('a signature over the data in the contract’s names does not verify', async () => {
  const options = { only: ofDeliveries, mapping: renamed, samples };
  const report = await checkRenamedServer(options, { isSigned: false });
  expect(clausesWith(report, 'fail')).toEqual(['deliveries.signature-verifies']);
});
