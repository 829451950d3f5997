import {
  errors,
  operationList,
  operations,
  type Scope,
  scopes,
  scopesThatGrant,
} from '@workspace-api/contract';
import { all, perServer } from '../wrappers/fetch.ts';
import { knowing } from '../wrappers/flawed.ts';
import { isSession } from '../wrappers/incoming.ts';
import { type Json, readJson } from '../wrappers/json.ts';
import { on, onApi, onLists, onOperations, onRequests, refuseScope, refuseWith } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

const keyScopes = new Set<string | null>(
  operationList.filter(({ tag }) => tag === operations.mintToken.tag).map(({ scope }) => scope),
);

/** The first of some scopes that is granted by none of a token's own. */
const findMissing = (own: readonly string[], requested: readonly Scope[]): Scope | undefined =>
  requested.find((scope) => !scopesThatGrant[scope].some((one) => own.includes(one)));

/** The scopes of the catalogue in a body; the server refuses others. */
const scopesIn = ({ scopes: requested }: Json): Scope[] =>
  Array.isArray(requested) ? scopes.filter((scope) => requested.includes(scope)) : [];

/** The operations below a workspace that a session may use from another one. */
const openToSessions = new Set<unknown>([
  operations.switchWorkspace.id,
  operations.getWorkspace.id,
  operations.getCurrentWorkspace.id,
]);

const onApprovals = () => on('getApproval', 'approveApproval', 'denyApproval');

/** What tokens may do: in which mode, with which scopes, in whose workspace. */
export const access: VariantTable = {
  'keys-of-both-modes': {
    text: 'A key of either mode can inspect, rotate and revoke the keys of both modes.',
    allowedBy:
      "Authentication: test mode has its own data; the document doesn't specify whether this includes keys.",
    families: ['authentication', 'tenancy', 'tokens'],
    wrap: knowing(
      onApi(),
      (insiders) =>
        on('getToken', 'rotateToken', 'revokeToken')
          .of(insiders, ({ slug, token }) => `${slug} ${token}`)
          .as((owner, { slug }) => owner.slug === slug, 'not-found'),
      ({ slug, token }) => `${slug} ${token}`,
    ),
  },
  'users-without-keys': {
    text: 'Users have no permission for API keys: their sessions get 403 for every operation on keys.',
    allowedBy: "Authentication: session tokens inherit the user's permissions, whichever they are.",
    families: ['idempotency', 'scopes'],
    wrap: all(
      onOperations(({ scope }) => keyScopes.has(scope))
        .when(isSession)
        .respond(async ({ operation, call }) => {
          const reader = await call('listAgents');
          return reader.status === 401 || reader.status === 404
            ? reader
            : refuseScope(operations[operation as 'mintToken'].scope, reader);
        }),
      on('getMe')
        .when(isSession)
        .member('token.scopes', (held: string[]) => held.filter((scope) => !keyScopes.has(scope))),
    ),
  },
  'session-scopes-refused-to-keys': {
    text: "A new key can't get workspaces:write, which only sessions can use.",
    allowedBy: "Workspaces: API keys can't switch, and no other operation requires the scope.",
    families: ['scopes', 'workspaces'],
    wrap: on('mintToken')
      .when(({ rawBody }) => rawBody.includes(operations.switchWorkspace.scope))
      .respond(async ({ send }) => {
        // The server rejects this body anyway, so it checks the credentials first.
        const refusal = await send({ body: '{"scopes":"none"}' });
        const message = "Keys can't have this scope.";
        const fields = [{ path: '/scopes', reason: 'unknown_value', message }];
        return refusal.status === errors['validation-failed'].status
          ? refuseWith('validation-failed', { message, fields }, refusal)
          : refusal;
      }),
  },
  'sessions-need-mfa-for-billing': {
    text: 'A session without a second factor can neither change the billing nor delete secrets.',
    allowedBy:
      "Auth hints: mfa_required tells callers to complete a challenge. The document doesn't say when it is required.",
    families: ['scopes', 'authentication'],
    wrap: on('changePlan', 'setPaymentMethod', 'deleteSecret')
      .when(isSession)
      .response((response) =>
        // The credentials and the scope are checked first.
        response.status === 401 || response.status === 403
          ? response
          : refuseWith('mfa-required', { details: errors['mfa-required'].details }, response),
      ),
  },
  'new-tokens-within-own-scopes': {
    text: 'Creating a key with scopes that the caller lacks returns 403.',
    allowedBy:
      "Tokens: the request for a new key contains scopes; the document doesn't specify which scopes a caller can grant.",
    families: ['tokens', 'scopes'],
    wrap: on('mintToken').respond(async ({ body, call, send }) => {
      const response = await call('getMe');
      const own = ((await readJson(response))?.token as { scopes: string[] } | undefined)?.scopes;
      const missing = own && findMissing(own, scopesIn(body));
      return missing ? refuseScope(missing, response) : send();
    }),
  },
  'keys-end-keys-within-own-scopes': {
    text: 'A new key can rotate or revoke only keys whose scopes it has itself.',
    allowedBy: "Tokens: the document doesn't specify which keys of the workspace a caller can end.",
    families: ['tokens', 'scopes'],
    // By id and by Authorization header.
    wrap: perServer<readonly Scope[]>((granted) => [
      on('mintToken').after(({ body }, { id, secret }) => {
        granted.set(`Bearer ${String(secret)}`, scopesIn(body)).set(id, scopesIn(body));
      }),
      on('rotateToken', 'revokeToken').respond(async ({ operation, token, id, call, send }) => {
        const own = granted.get(token);
        const missing = own && findMissing(own, granted.get(id) ?? []);
        const mayEndKeys = own && !findMissing(own, [operations[operation as 'rotateToken'].scope]);
        return missing && mayEndKeys && (await call('getMe')).status !== errors.unauthorized.status
          ? refuseScope(missing)
          : send();
      }),
    ]),
  },
  'foreign-approval-is-403': {
    text: 'An approval of another tenant returns 403 instead of 404.',
    allowedBy: 'Status codes: 403 is for workspace access, 404 for what is not visible to the token.',
    families: ['approvals', 'tenancy'],
    wrap: perServer((existing) => [
      onApprovals()
        .of(existing)
        .instead(errors['not-found'].status, (response) =>
          refuseWith('not-found', { status: 403, code: 'forbidden' }, response),
        ),
      onApprovals().notes(existing),
      onLists().record((record) => {
        existing.set(record.id, true);
        return record;
      }),
    ]),
  },
  'refresh-ends-the-access-token': {
    text: 'A refresh revokes the previous access token.',
    allowedBy:
      "Authentication: a refresh returns a fresh pair; the effect on the old access token isn't specified.",
    families: ['oauth', 'authentication', 'workspaces'],
    wrap: perServer((revoked) => {
      const accessTokens = new Map<unknown, string>();
      return [
        onRequests(() => true)
          .of(revoked, ({ token }) => token)
          .respond(() =>
            refuseWith('token-revoked', { details: { hint: errors['token-revoked'].details.hint } }),
          ),
        on('exchangeAuthorizationCode', 'refreshSession').after(
          ({ body }, { access_token, refresh_token }) => {
            accessTokens.set(refresh_token, `Bearer ${String(access_token)}`);
            const replaced = accessTokens.get(body.refresh_token);
            if (replaced !== undefined) revoked.set(replaced, true);
          },
        ),
      ];
    }),
  },
  'sessions-in-their-current-workspace': {
    text: 'A session may use only the paths of its current workspace, until it is switched.',
    allowedBy:
      "Authentication: a session has the user's permissions for the active workspace; the document doesn't mention the paths of others.",
    families: ['workspaces', 'tenancy', 'idempotency', 'scopes'],
    wrap: onApi()
      .when((incoming) => isSession(incoming) && incoming.slug !== '')
      .when(({ operation }) => !openToSessions.has(operation))
      .respond(async ({ slug, read, send }) => {
        const current = ((await read('getMe')).workspace as Json | undefined)?.slug;
        return current === undefined || current === slug ? send() : refuseWith('not-found');
      }),
  },
  'redirects-without-a-query': {
    text: 'A sign-in is refused if its redirect URI has a query.',
    allowedBy: "Authentication: the redirect URIs that a server accepts aren't documented.",
    families: ['oauth'],
    wrap: onRequests(() => true)
      .when(({ query }) => query.get('redirect_uri')?.includes('?') === true)
      .respond(
        () =>
          new Response('The redirect URI is not registered.', {
            status: 400,
            headers: { 'Content-Type': 'text/plain' },
          }),
      ),
  },
  'redirects-to-the-usual-path': {
    text: 'A path with escapes, with capitals in the workspace or with a dot at its end is redirected to its usual notation.',
    allowedBy: "Status codes: the document doesn't mention redirects; a redirect gives no access.",
    families: ['contract', 'tenancy', 'errors'],
    wrap: onRequests(() => true).respond(({ request, send }) => {
      const { pathname, search } = new URL(request.url);
      const usual = pathname
        .replaceAll(/%..|\.(?=\/|$)/g, '')
        .replace(/(?<=\/workspaces\/)[^/]+/, (slug) => slug.toLowerCase());
      return usual === pathname
        ? send()
        : new Response(null, { status: 307, headers: { Location: usual + search } });
    }),
  },
};
