import { basePath, headerNames, operations, scopes } from '@workspace-api/contract';
import { all, perServer } from '../wrappers/fetch.ts';
import type { Json } from '../wrappers/json.ts';
import { on, onRequests, refuseWith } from '../wrappers/on.ts';
import { mapStrings } from './identifiers.ts';
import type { VariantTable } from './variant.ts';

const day = (time: unknown): unknown => (typeof time === 'string' ? time.slice(0, 10) : time);

const withMoreKeys = (theme: Json): Json => ({
  ...theme,
  colors: { ...(theme.colors as Json), 'accent-1': 'oklch(70% 0.1 200)', shadow: 'transparent' },
  typography: { ...(theme.typography as Json), scale_ratio: 1.25 },
  spacing: { ...(theme.spacing as Json), gutter: { sm: '1rem' } },
  name: 'Default',
});

/** The types of events by family: `{ pages: ['published'] }`. */
const byFamily = (events: readonly string[]): Record<string, string[]> => {
  const types: Record<string, string[]> = {};
  for (const event of events) {
    const [family = '', type = ''] = event.split('.');
    types[family] = [...(types[family] ?? []), type];
  }
  return types;
};

/** The members of records and responses: more than the documented ones, other names, other types. */
export const records: VariantTable = {
  'bare-agents': {
    text: 'Agents have only the documented fields.',
    allowedBy: "Agents: configuration fields aren't documented.",
    families: ['agents'],
    wrap: on('listAgents').record(({ id, name, status, created_at }) => ({ id, name, status, created_at })),
  },
  'records-with-more-members': {
    text: 'Approvals, log entries, secrets, proxy URLs, workspaces, principals, themes and the billing state have further members.',
    allowedBy:
      "Resources: the tables list fields and don't exclude others; the keys of a theme and the other fields of a user and a plan aren't documented.",
    families: ['approvals', 'logs', 'secrets', 'workspaces', 'identity', 'theme', 'billing'],
    wrap: all(
      on('listApprovals').record((one) => ({ ...one, title: 'Decide', assignee: null, history: [] })),
      on('listLogs', 'searchLogs').record((entry) => ({
        id: 'log_1',
        ...entry,
        trace_id: null,
        attributes: { attempt: 1 },
      })),
      on('listSecrets').record((secret) => ({ state: 'active', version: 3, ...secret })),
      on('createProxyUrl').json((json) => ({ ...json, methods: ['GET', 'POST'] })),
      on('getWorkspace', 'getCurrentWorkspace').json((json) => ({
        ...json,
        region: 'eu',
        owner: { id: 'usr_1' },
        archived_at: null,
      })),
      on('getMe').json((json) => ({
        ...json,
        user: { ...(json.user as Json), name: 'Owner', avatar_url: null, teams: [{ id: 1 }] },
        workspace: { ...(json.workspace as Json), id: 'ws_1', name: 'A name', region: 'eu' },
        impersonated: false,
      })),
      on('getLiveTheme').member('document', withMoreKeys),
      on('getTheme').json(withMoreKeys),
      on('getBilling').json((json) => ({
        ...json,
        plan: { ...(json.plan as Json), price: { amount: '49.00', currency: 'EUR' }, tier: 2 },
        cancel_at: null,
        trial: { ends_at: null },
      })),
    ),
  },
  'invoices-by-the-day': {
    text: 'Invoices and the billing period have dates without a time, amounts are decimal strings, draft invoices have no PDF, and a payment method has no brand.',
    allowedBy:
      "Billing state: the types of an invoice's fields and of a brand aren't documented, and a period is ISO 8601 without 'date' or 'time'.",
    families: ['billing'],
    wrap: all(
      on('listInvoices').record(({ period_start, period_end, amount, pdf_url, status, ...rest }) => ({
        ...rest,
        status,
        period_start: day(period_start),
        period_end: day(period_end),
        amount: (Number(amount) / 100).toFixed(2),
        pdf_url: status === 'draft' ? null : pdf_url,
      })),
      on('getBilling').json((state) => ({
        ...state,
        current_period_start: day(state.current_period_start),
        current_period_end: day(state.current_period_end),
      })),
      on('getBilling', 'setPaymentMethod').json((json) =>
        json.payment_method
          ? { ...json, payment_method: { ...json.payment_method, type: 'sepa_debit', brand: null } }
          : json,
      ),
    ),
  },
  'reminder-in-the-body': {
    text: 'A past-due workspace is reminded in the body of the responses to new agents, and nowhere else.',
    allowedBy:
      "Related in-band notifications: neither the reminder's form nor the billable writes are documented.",
    families: ['billing'],
    wrap: all(
      on('changePlan', 'setPaymentMethod').header(headerNames.billingReminder, null),
      on('createAgent').json(async (agent, { read }) => {
        const { status } = await read('getBilling');
        const notices = status === 'past_due' ? ['Your last payment failed.'] : [];
        return { ...agent, meta: { notices } };
      }),
    ),
  },
  'usage-of-windows-in-utc': {
    text: 'The times of a window of usage have to be in UTC.',
    allowedBy: "Billing: the format of period_start and period_end isn't documented.",
    families: ['billing'],
    wrap: on('getUsage')
      .when(({ query }) => [...query.values()].some((time) => time.includes('+')))
      .respond(() =>
        refuseWith('validation-failed', {
          fields: [{ path: '/period_start', reason: 'format_mismatch', message: 'Use UTC.' }],
        }),
      ),
  },
  'usage-by-other-metrics': {
    text: 'Usage has other metrics and units, and fractional values.',
    allowedBy: 'Billing state: metrics such as requests, storage, runtime_time.',
    families: ['billing'],
    wrap: on('getUsage').member('line_items', (items: Json[]) => [
      ...items,
      { metric: 'seats.active', quantity: 0, unit: 'seat' },
      { metric: 'egress', quantity: 0.125, unit: 'GiB' },
    ]),
  },
  'more-scopes': {
    text: 'Keys have scopes of resources that the service document names without their endpoints.',
    allowedBy: "Authentication: the complete scope catalogue isn't documented.",
    families: ['identity', 'tokens'],
    wrap: on('getMe').member('token.scopes', (held: string[]) =>
      // This key has every scope. Other keys have the scopes with which they were created.
      scopes.every((scope) => held.includes(scope))
        ? [...held, 'deployments:write', 'domains:read', 'monetization:read']
        : held,
    ),
  },
  'sources-of-its-own': {
    text: 'Log entries have sources with other names.',
    allowedBy: 'Log entry: the source is typically request, capability or agent.',
    families: ['logs'],
    wrap: mapStrings(
      (value) => value.replaceAll('"source":"capability"', '"source":"plugin.capability"'),
      (value) => value.replaceAll('source=plugin.capability', 'source=capability'),
    ),
  },
  'oauth-responses-with-more': {
    text: 'Responses with tokens also have `scope` and `refresh_expires_in`, and the authorize URL has a query.',
    allowedBy: "Authentication: the responses list their fields and don't exclude others.",
    families: ['oauth'],
    wrap: all(
      onRequests(({ url }) => new URL(url).pathname === operations.getCliConfig.path).json(
        (json, { request }) => ({
          ...json,
          authorize_url: `${String(json.authorize_url)}?client_id=cli`,
          token_url: `${new URL(request.url).origin}${basePath}${operations.exchangeAuthorizationCode.path}`,
        }),
      ),
      on('exchangeAuthorizationCode', 'refreshSession').json((json) => ({
        ...json,
        scope: operations.getMe.scope,
        refresh_expires_in: 86_400,
      })),
    ),
  },
  'page-summaries-renamed': {
    text: 'The list of pages returns an id, the metadata and a publication under other names.',
    allowedBy: "Pages: the fields of a listed page aren't documented.",
    families: ['pages'],
    wrap: on('listPages').record(({ id, slug, title, published_version }) => ({
      id,
      metadata: { slug, title },
      live: published_version !== null,
    })),
  },
  'run-fields-renamed': {
    text: 'A run has other field names: `run_id`, `state`, `agent`, `created`.',
    allowedBy: "Agents and runs: the fields of the run record aren't documented.",
    families: ['runs'],
    wrap: on('listRuns').record(({ id, status, agent_id, created_at, ...rest }) => ({
      run_id: id,
      state: status,
      agent: { id: agent_id },
      created: created_at,
      rest,
    })),
  },
  'rendered-with-more': {
    text: 'Live pages have further typography and props, which the theme does not name.',
    allowedBy: "Theme document: the allowed keys aren't documented, nor is what else applies to a live page.",
    families: ['theme'],
    wrap: on('getLivePage').json(({ rendered, ...live }) => {
      const { tree, typography, ...rest } = rendered as { tree: Json; typography: Json };
      return {
        ...live,
        rendered: {
          ...rest,
          tree: { ...tree, props: { ...(tree.props as Json), contrast: 'high' } },
          typography: { ...typography, line_height: 1.5 },
        },
      };
    }),
  },
  'key-fields-renamed': {
    text: 'A key has other field names: `key` for the secret, `token_id`, `permissions`, `last_seen`, `creator`.',
    allowedBy: "Workspace API key: the exact field names of the key record aren't documented.",
    families: ['tokens', 'idempotency'],
    wrap: all(
      on('getToken').json(({ id, scopes, last_used_at, created_by }) => ({
        token_id: id,
        permissions: scopes,
        last_seen: last_used_at,
        creator: { user: created_by },
      })),
      on('mintToken', 'rotateToken').json(({ id, secret, scopes }) => ({
        token_id: id,
        key: secret,
        permissions: scopes,
      })),
    ),
  },
  'key-uses-recorded-later': {
    text: 'Inspecting a key shows the last use as of the previous inspection, and omits it if there was none.',
    allowedBy:
      "Workspace API key: neither the field for the last use nor how soon it's recorded is documented.",
    families: ['tokens'],
    wrap: perServer((recorded) =>
      on('getToken').json(({ last_used_at, ...key }) => {
        const lastUse = recorded.get(key.id);
        recorded.set(key.id, last_used_at);
        return { ...key, ...(typeof lastUse === 'string' && { lastUse }) };
      }),
    ),
  },
  'subscriptions-only-listed': {
    text: 'Subscriptions can be created, listed and deleted, but not fetched by id. They have `endpoint.url` and `types`.',
    allowedBy: 'Webhook subscriptions: neither management endpoints nor names of fields are documented.',
    families: ['webhooks'],
    wrap: all(
      // Only callers that may read it learn that it isn't there.
      on('getWebhookSubscription').success((response) => refuseWith('not-found', {}, response)),
      on('createWebhookSubscription', 'listWebhookSubscriptions').record(({ url, events, ...rest }) => ({
        ...rest,
        endpoint: { url },
        types: byFamily(events as string[]),
      })),
    ),
  },
  'webhook-secret-renamed': {
    text: 'A new subscription returns its signing secret as `signing.key`.',
    allowedBy:
      "Webhook identifiers: fields of a subscription other than id, URL and filter aren't documented.",
    families: ['webhooks'],
    wrap: on('createWebhookSubscription').json(({ secret, ...rest }) => ({
      ...rest,
      signing: { key: secret },
    })),
  },
  'workspaces-as-data': {
    text: 'The array in the list of workspaces is named `data`.',
    allowedBy: 'Identity, OAuth, workspaces: the generic rule for lists names the array `data`.',
    families: ['workspaces', 'tenancy'],
    wrap: on('listWorkspaces').json(({ workspaces, ...rest }) => ({ data: workspaces, ...rest })),
  },
};
