import {
  errors,
  headerNames,
  keyPrefixes,
  modeOfKey,
  type OperationId,
  sessionPrefix,
  withoutPrefix,
} from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import { alsoWrites, cache, createClock } from '../wrappers/flawed.ts';
import { followCursors, listsOthers } from '../wrappers/flawed-lists.ts';
import { type Incoming, isSession } from '../wrappers/incoming.ts';
import { type Json, withHeader } from '../wrappers/json.ts';
import { on, onApi, onLists, onRequests, type Selection } from '../wrappers/on.ts';
import type { Owner } from '../wrappers/owners.ts';
import { onPairs } from './sessions.ts';
import type { MutantTable } from './table.ts';

const bearer = (header: string): string => header.replace(/^Bearer /, '');

/** Accepts a credential in place of a token that the server accepted before. */
const accepts = (matches: (token: string, sent: string, incoming: Incoming) => boolean) =>
  onApi().as(({ token }, own) => matches(bearer(token), bearer(own.token), own), 'unauthorized');

const isOfWorkspace = ({ slug }: Owner, own: Incoming): boolean => slug === own.slug;

const openToAll = (selection: Selection) => selection.when(({ token }) => token === '').as(isOfWorkspace);

const isOtherMode = ({ slug, mode }: Pick<Owner, 'slug' | 'mode'>, own: Incoming): boolean =>
  slug === own.slug && mode !== own.mode;

const inLive = ({ mode }: Incoming): boolean => mode === 'live';
const inTest = ({ mode }: Incoming): boolean => mode === 'test';

/** Finds the records of the other mode. */
const findsBothModes = (selection: Selection) => selection.as(isOtherMode, 'not-found');

/** Responds as to a request in the other mode. */
const asOtherMode = (selection: Selection) => selection.insteadAs(isOtherMode);

/** Repeats a write of test mode in live mode. */
const alsoLive = (id: OperationId) => on(id).when(inTest).alsoAs(isOtherMode);

/** Lists in one mode what was listed in the other. */
const listsBothModes = (id: OperationId, isShown: (own: Incoming) => boolean): Wrap =>
  listsOthers(id, (own, other) => isShown(own) && isOtherMode(other, own));

/** Replaces or removes the hint of a rejection. */
const hinted = (
  name: 'workspace-locked' | 'mfa-required' | 'token-revoked' | 'unauthorized',
  hint: string | undefined,
) =>
  onApi().error(name, ({ details }) =>
    (details as Json).hint === errors[name].details.hint
      ? { details: { ...(details as Json), hint } }
      : undefined,
  );

const openToExpired = (selection: Selection) => selection.as(isOfWorkspace, 'token-expired');

const isTestKey = (token: string): boolean => token.startsWith(`Bearer ${keyPrefixes.test}`);

const unknown = { Authorization: 'Bearer unknown' };

export const authentication: MutantTable = {
  'authentication.unknown-token-is-401/token-case-folded: Tokens are compared case-insensitively.': accepts(
    (token, sent) => token.toLowerCase() === sent.toLowerCase(),
  ),
  "authentication.unknown-token-is-401/token-of-either-mode: The mode in a key's prefix is ignored.": accepts(
    (token, sent) => modeOfKey(sent) !== null && withoutPrefix(token) === withoutPrefix(sent),
  ),
  'authentication.unknown-token-is-401/session-signature-ignored: The signature of a session token is not checked.':
    accepts((token, sent) => {
      const signed = sent.slice(0, sent.lastIndexOf('.') + 1);
      return sent.startsWith(sessionPrefix) && signed.split('.').length > 2 && token.startsWith(signed);
    }),
  'authentication.malformed-token-is-401/token-without-its-prefix: A key is accepted without its prefix.':
    accepts((token, sent) => modeOfKey(token) !== null && withoutPrefix(token) === sent),
  'authentication.malformed-token-is-401/basic-credentials-accepted: A token is accepted with any authentication scheme.':
    accepts((token, _, { token: header }) => !header.startsWith('Bearer ') && header.endsWith(` ${token}`)),
  'authentication.malformed-token-is-401/token-without-a-scheme: A token is accepted without an authentication scheme.':
    accepts((token, _, { token: header }) => header === token),
  'authentication.bearer-required/token-in-the-query: A token is accepted in the query string.': accepts(
    (token, sent, { query }) => sent === '' && query.get('access_token') === token,
  ),
  'authentication.bearer-required/log-tail-open-to-all: The operation tailLogs requires no credentials.':
    openToAll(on('tailLogs')),
  'authentication.bearer-required/csv-of-forms-open-to-all: The list of forms as CSV requires no credentials.':
    openToAll(on('listForms').in('csv')),
  'authentication.test-data-isolated/agents-of-either-mode: A live key can read agents of test mode.':
    findsBothModes(on('getAgent')),
  'authentication.test-data-isolated/approvals-of-either-mode: A live key can approve approvals of test mode.':
    findsBothModes(on('approveApproval')),
  'authentication.test-data-isolated/secrets-of-either-mode-deleted: A key can delete secrets of the other mode.':
    findsBothModes(on('deleteSecret')),
  'authentication.test-data-isolated/ndjson-of-runs-of-either-mode: The runs of an agent of the other mode can be listed as NDJSON.':
    findsBothModes(on('listRuns').in('ndjson')),
  'authentication.test-data-isolated/proxy-url-for-secrets-of-either-mode: A proxy URL can be created for a secret that exists only in the other mode.':
    on('createProxyUrl').as(isOtherMode),
  'authentication.test-data-isolated/proxy-url-resolves-to-other-mode: A proxy URL of test mode resolves to the live secret with the same name.':
    asOtherMode(on('createProxyUrl').when(inTest)),
  "authentication.test-data-isolated/lists-cached-by-url: Lists are cached by URL until the next write, regardless of the key's mode.":
    cache(
      onLists(),
      ({ request }) => request.url,
      onRequests(({ method }) => method !== 'GET'),
    ),
  'authentication.test-data-isolated/theme-of-test-mode-in-live-mode: A live key reads the theme of test mode.':
    asOtherMode(on('getTheme').when(inLive)),
  'authentication.test-data-isolated/tail-of-test-mode-in-live-mode: A log tail in live mode streams the entries of test mode.':
    asOtherMode(on('tailLogs').when(inLive)),
  'authentication.test-data-isolated/live-agents-in-test-mode: The list of agents in test mode includes agents of live mode.':
    listsBothModes('listAgents', inTest),
  'authentication.test-data-isolated/test-forms-in-live-mode: The list of forms in live mode includes forms of test mode.':
    listsBothModes('listForms', inLive),
  'authentication.test-data-isolated/pending-approvals-of-both-modes: In test mode, the list of approvals with a status filter includes approvals of live mode.':
    listsBothModes('listApprovals', (own) => inTest(own) && own.query.has('status')),
  'authentication.test-data-isolated/live-log-searches-in-test-mode: A log search in test mode includes entries of live mode.':
    listsBothModes('searchLogs', inTest),
  'authentication.test-data-isolated/tson-of-agents-of-either-mode: The list of agents as TSON has the agents of the other mode.':
    asOtherMode(on('listAgents').in('tson')),
  "authentication.test-data-isolated/cursors-hold-the-mode: A cursor contains its mode, and keys of the other mode can use it to read that mode's records.":
    followCursors(isOtherMode),
  'authentication.test-data-isolated/approval-reaches-the-other-mode: Approving an approval approves the pending approvals of the other mode.':
    alsoWrites('approveApproval', 'getApproval', (other, own) => other.mode !== own.mode),
  'authentication.expired-session-code/expired-session-tails-logs: An expired session can still follow the log.':
    openToExpired(on('tailLogs')),
  'authentication.expired-session-code/expired-session-creates-agents: An expired session can still create agents.':
    openToExpired(on('createAgent')),
  'authentication.expired-session-code/expired-session-exports-secrets: An expired session can still export secrets as CSV.':
    openToExpired(on('listSecrets').in('csv')),
  'authentication.expired-session-code/expired-session-is-unauthorized: An expired session gets the error code for unknown credentials.':
    onApi().error('token-expired', 'unauthorized'),
  'authentication.expired-session-retry-after/expired-token-without-retry-after: The error for an expired token has no Retry-After.':
    onApi().instead('token-expired', (response) => withHeader(response, headerNames.retryAfter, null)),
  'authentication.locked-workspace-hint/locked-workspace-without-hint: The error for a locked workspace has no hint.':
    hinted('workspace-locked', undefined),
  'authentication.mfa-hint/second-factor-hinted-as-expiry: A session without a second factor gets the error for an expired session.':
    hinted('mfa-required', errors['token-expired'].details.hint),
  'authentication.revoked-key-hint/revoked-key-hinted-as-unknown: A revoked key gets the error for an unknown key.':
    hinted('token-revoked', errors.unauthorized.details.hint),
  'authentication.unauthorized-carries-hint/unknown-key-without-hint: The 401 for unknown credentials has no hint.':
    hinted('unauthorized', undefined),
  'authentication.api-key-does-not-expire/keys-expire: A key is rejected 90 days after its creation.':
    perServer<number>((created) => {
      const { wrap, now } = createClock();
      return [
        wrap,
        on('mintToken').notes(created, (_, { secret }) => `Bearer ${secret}`, now),
        onApi()
          .when(({ token }) => now() - (created.get(token) ?? now()) > 90 * 24 * 60 * 60)
          .headers(unknown),
      ];
    }),
  'authentication.session-token-accepted/session-refused-by-me: The operation getMe rejects sessions.': on(
    'getMe',
  )
    .when(isSession)
    .headers(unknown),
  [`authentication.session-token-prefix/sessions-without-prefix: An access token is a JWT without the prefix ${sessionPrefix}.`]:
    all(
      onApi().request(({ token }) =>
        token.startsWith('Bearer ey')
          ? { headers: { Authorization: `Bearer ${sessionPrefix}${bearer(token)}` } }
          : undefined,
      ),
      onPairs().member('access_token', withoutPrefix),
    ),
  'authentication.test-key-has-same-surface/invoices-absent-in-test-mode: The list of invoices does not exist in test mode.':
    on('listInvoices').refuses('not-found', ({ token }) => isTestKey(token)),
  'authentication.test-mode-charges-nothing/test-plan-change-is-live: Changing the plan in test mode changes the live plan.':
    alsoLive('changePlan'),
  'authentication.test-mode-charges-nothing/test-payment-method-is-live: A payment method from test mode is charged in live mode.':
    alsoLive('setPaymentMethod'),
  'authentication.test-counters-isolated/test-requests-counted-as-live: Requests in test mode count toward the usage of live mode.':
    perServer((counted) => [
      onApi().before((incoming) => isTestKey(incoming.token) && counted.set(incoming, true)),
      on('getUsage')
        .when(inLive)
        .member('line_items', (items: Json[]) =>
          items.map((item) =>
            item.metric === 'requests' ? { ...item, quantity: Number(item.quantity) + counted.size } : item,
          ),
        ),
    ]),
};
