import {
  basePath,
  type ClauseId,
  type clauseFamilies,
  clauses,
  type EventType,
  getOperation,
  headerNames,
  mediaTypes,
  type OperationId,
} from '@workspace-api/contract';
import {
  type OperationId as ControlId,
  controlPath,
  getOperation as getControlOperation,
} from '@workspace-api/contract/sandbox';
import { demoTokens } from '../../../mocks/on-every-host.ts';
import { authorizePath } from '../../../mocks/sandbox/http/mounts.ts';
import { endpointOrigin } from './endpoints.ts';
import type { DemonstratedRequest } from './play.ts';

/*
 * Requests that show the mutants of clauses for which a finding of the gate has no short ones: what the gate sends is random, or
 * long, or sent at the same time, or not a request to the server. They use the demo records.
 */

type Places = Readonly<Record<string, string>>;

const acme = { slug: 'acme' };
const [key, reader, , foreignKey] = demoTokens.map(({ secret }) => secret);

/** A request for a path with places for its parameters. Their values are not encoded, because they may be placeholders. */
const toRequest = (
  method: string,
  path: string,
  places: Places,
  headers: Places,
  body: unknown,
): DemonstratedRequest => {
  const values: Places = { ...acme, ...places };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return body === undefined
    ? [method, filled, headers]
    : [method, filled, { 'content-type': mediaTypes.json, ...headers }, JSON.stringify(body)];
};

type Parts = {
  readonly token?: string | undefined;
  readonly query?: string;
  readonly headers?: Places;
  readonly body?: unknown;
};

/** A request to the API. */
const call = (
  id: OperationId,
  places: Places = acme,
  { token = key, query = '', headers, body }: Parts = {},
): DemonstratedRequest => {
  const { method, path } = getOperation(id);
  return toRequest(
    method,
    basePath + path + query,
    places,
    { authorization: `Bearer ${token}`, ...headers },
    body,
  );
};

/** A request to the control plane. */
const control = (id: ControlId, places: Places, body?: unknown): DemonstratedRequest => {
  const { method, path } = getControlOperation(id);
  return toRequest(method, controlPath + path, places, {}, body);
};

/** Sends a request at the same time as the one before it. */
const atOnce = ([method, path, headers, body = '']: DemonstratedRequest): DemonstratedRequest => [
  method,
  path,
  headers,
  body,
  true,
];

const both: readonly EventType[] = ['forms.submitted', 'pages.published'];

/** Subscribes an endpoint, whose path says how it responds (`createEndpoints`). */
const subscribe = (path: string, events = both, places = acme, token = key) =>
  call('createWebhookSubscription', places, { token, body: { url: endpointOrigin + path, events } });
const submit = (message = 'Grüße') =>
  control('addRecord', { resource: 'submissions' }, { form_id: 'frm_01K9CONTACT', data: { message } });
const submissions = (count: number) => Array.from({ length: count }, () => submit());
const advance = (seconds: number) => control('advanceClock', {}, { seconds });
const publish = call('publishPages');
const [hour, exhausted] = [3600, 2 * 3600];

/** The request of the sign-in page, which allows it. */
const signIn = (changes: Readonly<Record<string, string | undefined>>): DemonstratedRequest => {
  const parameters = {
    redirect_uri: 'http://127.0.0.1:49152/callback?from=acme',
    scope: getOperation('getMe').scope,
    state: 'a state',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...changes,
  };
  const present = Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const choices = { account: 'usr_01K9OWNER ws_01K9ACME', mode: 'test', decision: 'allow' };
  const path = `${authorizePath}?${new URLSearchParams(present)}`;
  return ['POST', path, headers, String(new URLSearchParams(choices))];
};

const home = { id: 'page_01K9HOME' };
const retitle = (value: string, headers = {}) =>
  call('updatePage', home, { headers, body: [{ op: 'replace', path: '/metadata/title', value }] });
const decide = (id: 'approveApproval' | 'denyApproval') => call(id, { id: 'apr_01K9A3' }, { body: {} });
const mint = (body: object) => call('mintToken', acme, { body });
const hooks = { url: `${endpointOrigin}/204`, events: both };
const runs = { id: 'agt_01K9REFUND' };

type Sequences = readonly (readonly DemonstratedRequest[])[];

/** By clause, or by family for its other clauses. The first sequence that shows a mutant is used. */
const written: Readonly<Partial<Record<ClauseId | keyof typeof clauseFamilies, Sequences>>> = {
  'approvals.shows-what-is-asked': [[call('listApprovals')], [call('getApproval', { id: 'apr_01K9A3' })]],
  'approvals.one-decision-wins': [[decide('approveApproval'), atOnce(decide('denyApproval'))]],
  'billing.past-due-is-serviceable': [
    [
      control('updateRecord', { resource: 'billing', id: 'current' }, { status: 'past_due' }),
      call('createAgent', acme, { body: { name: 'Greeter' } }),
    ],
  ],
  'deliveries.created-at-is-emission': [[subscribe('/503,204'), submit(), advance(hour)]],
  'deliveries.id-stable-across-retries': [[subscribe('/503,204'), submit(), advance(hour)]],
  'deliveries.delivery-id-per-attempt': [[subscribe('/503,204'), submit(), advance(hour)]],
  'deliveries.exponential-backoff': [[subscribe('/503'), submit(), advance(exhausted)]],
  'deliveries.other-status-is-retried': [[subscribe('/404,204'), submit(), advance(hour)]],
  'deliveries.pages-published': [[subscribe('/204'), publish, publish]],
  'deliveries.ten-second-budget': [[subscribe('/0,204'), submit(), advance(hour)]],
  deliveries: [
    [subscribe('/204?from=acme'), submit(), publish],
    // Larger than what a mutant signs.
    [subscribe('/204'), submit('Grüße! '.repeat(600))],
    [
      subscribe('/204/pages', ['pages.published']),
      subscribe('/204/forms', ['forms.submitted']),
      subscribe('/204/globex', both, { slug: 'globex' }, foreignKey),
      submit(),
    ],
    [subscribe('/503,204'), submit(), advance(hour)],
    [subscribe('/204'), submit(), advance(hour)],
    [subscribe('/302,204'), submit()],
    [subscribe('/503'), submit(), advance(exhausted)],
    // Five events open the circuit breaker, about an hour after they occurred.
    [subscribe('/500'), ...submissions(4), advance(exhausted), submit()],
    [
      subscribe('/500/500/500/500/204/500/204'),
      ...submissions(4),
      advance(exhausted),
      ...submissions(2),
      advance(exhausted),
      submit(),
    ],
    [
      subscribe('/500/500/500/500/500/204'),
      ...submissions(5),
      advance(exhausted),
      submit(),
      advance(600),
      submit(),
    ],
    [subscribe('/500'), subscribe('/204'), ...submissions(5), advance(exhausted), submit()],
  ],
  'encodings.json-by-default': [[call('listLogs', acme, { headers: { accept: '*/*' } })]],
  'errors.details-is-object': [[call('createAgent', acme, { token: reader, body: { name: 'Greeter' } })]],
  'forms.submissions-newest-first': [[call('listSubmissions', { id: 'frm_01K9CONTACT' })]],
  'logs.tail-streams-new': [
    [
      call('tailLogs'),
      control('addRecord', { resource: 'log_entries' }, { level: 'debug', source: 'agent', message: 'One' }),
    ],
  ],
  'oauth.code-challenge-required': [[signIn({ code_challenge: undefined })]],
  'oauth.redirect-uri-and-scope-required': [
    [signIn({ scope: undefined })],
    [signIn({}), signIn({ redirect_uri: undefined })],
  ],
  'oauth.redirect-returns-state': [[signIn({})]],
  'oauth.redirect-carries-code': [[signIn({})]],
  'pages.visitors-see-published': [
    [call('getPage', { id: 'page_01K9ABOUT' }), control('getLivePage', { page: 'about' })],
  ],
  'pages.concurrent-edits': [
    [
      call('getPage', home),
      retitle('One', { [headerNames.ifMatch]: '{{0 etag}}' }),
      atOnce(retitle('Two', { [headerNames.ifMatch]: '{{0 etag}}' })),
    ],
  ],
  'pages.concurrent-patches-apply': [
    [
      retitle('One'),
      atOnce(call('updatePage', home, { body: [{ op: 'add', path: '/tree/props/brand', value: 'Two' }] })),
      call('getPage', home),
    ],
  ],
  'runs.newest-first': [[call('listRuns', runs)]],
  'runs.maximum-limit': [[call('listRuns', runs, { query: '?limit=1000' })]],
  'scopes.secrets-set-is-not-write': [
    [
      mint({ scopes: [getOperation('setSecret').scope] }),
      call('rotateSecret', { name: 'crm_token' }, { token: '{{0/secret}}', body: { value: 'new' } }),
    ],
  ],
  'tenancy.writes-stay-in-workspace': [
    [
      call('getTheme', { slug: 'globex' }, { token: foreignKey }),
      call('updateTheme', acme, { body: [{ op: 'replace', path: '/colors/surface', value: '#ffffff' }] }),
      call('getTheme', { slug: 'globex' }, { token: foreignKey }),
    ],
  ],
  'tokens.rotate-kills-old-secret': [
    [
      mint({ scopes: [getOperation('getMe').scope] }),
      call('rotateToken', { id: '{{0/id}}' }),
      call('getMe', {}, { token: '{{0/secret}}' }),
    ],
  ],
  'webhooks.secret-per-subscription': [
    [
      call('createWebhookSubscription', acme, { body: hooks }),
      call('createWebhookSubscription', acme, { body: { ...hooks, url: `${endpointOrigin}/202` } }),
    ],
  ],
  'webhooks.recreate-gives-new-secret': [
    [
      call('createWebhookSubscription', acme, { body: hooks }),
      call('deleteWebhookSubscription', { id: '{{0/id}}' }),
      call('createWebhookSubscription', acme, { body: hooks }),
    ],
  ],
};

/** Returns the sequences of requests that may show the mutants of a clause. */
export const writtenFor = (clause: ClauseId): Sequences => [
  ...(written[clause] ?? []),
  ...(written[clauses[clause].family] ?? []),
];
