import {
  type ClauseId,
  errors,
  idPrefixes,
  modeOfKey,
  type OperationShape,
  operations,
  resources,
} from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getItems, isSuccess, member } from '../body.ts';
import { type CheckResult, createResult, formatValue, summarizeResponse } from '../check-result.ts';
import { getDetails, getErrorCode } from '../error-body.ts';
import { findId, findString } from '../find-string.ts';
import { grantClause, grantingScope, hasSameScopes, lackClause, statedScope } from '../scope-clauses.ts';
import { keyStart } from '../secrets.ts';
import {
  createFacts,
  isKey,
  type TraceCheck,
  type TracedCall,
  type TracedResponse,
  type TraceOptions,
} from './traced-call.ts';

/** What a trace knows about an API key's secret. */
type KnownKey = {
  /** Its id, and since when the trace knows it; null if unknown. */
  id: string | null;
  since: number;
  /** The granted scopes; null if unknown. */
  scopes: readonly string[] | null;
  /** The slug of its workspace; null if unknown. */
  workspace: string | null;
  /** Its creation with these scopes; null if this trace didn't show it. */
  creation: { scopes: readonly string[]; by: Exchange } | null;
  /** The exchanges that revealed it; empty for the configuration. */
  from: Exchange[];
};

const { idPrefix, name: tokenKind } = resources.token;

const toStringOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const toStringsOrNull = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : null;

/** An API key in a call of an operation, and what the trace knows about it; null if that is nothing. */
type KeyCall = Pick<TracedCall, 'path'> & { operation: OperationShape; token: string; key: KnownKey | null };

const expectSame = (
  clause: ClauseId,
  got: unknown,
  expected: unknown,
  ...before: readonly Exchange[]
): CheckResult => createResult(clause, got === expected, formatValue(expected), formatValue(got), ...before);

/** Checks a request that uses a key on the path of another workspace. */
const checkTenancy = ({ operation, path, key }: KeyCall, { exchange }: TracedResponse): CheckResult[] => {
  if (operation.sessionOnly || !key?.workspace || path.slug === undefined) return [];
  // A server may find a workspace by its id, or ignore case.
  const isOther =
    path.slug.toLowerCase() !== key.workspace.toLowerCase() &&
    !path.slug.startsWith(`${idPrefixes.Workspace}_`);
  const isRefused = [403, 404].includes(exchange.status);
  if (!isOther || (!isRefused && !isSuccess(exchange))) return [];
  const expected = `status 403 or 404: the key belongs to ${key.workspace}`;
  const got = summarizeResponse(exchange);
  return [createResult('tenancy.foreign-workspace-refused', isRefused, expected, got, ...key.from)];
};

const refusal = errors['insufficient-scope'];

/** Checks what a key with known scopes may do. */
const checkScope = ({ operation, path, key }: KeyCall, { exchange }: TracedResponse): CheckResult[] => {
  const scope = statedScope(operation);
  if (scope === null || !key?.scopes) return [];
  if (path.slug !== undefined && path.slug !== key.workspace) return [];
  const { scopes: heldScopes, from: before } = key;
  const granting = grantingScope(heldScopes, scope);
  const isRefusal = exchange.status === refusal.status && getErrorCode(exchange) === refusal.code;
  const requiredScope = member(getDetails(exchange), 'required_scope');
  const got = summarizeResponse(exchange);
  const holds = `the token holds ${heldScopes.join(', ') || 'no scope'}`;
  if (!isSuccess(exchange) && !isRefusal) return [];

  if (granting) {
    // Any other refusal may be about a foreign record, or about the scopes of the key to create.
    const isOnlyAboutScope =
      !operation.path.replace('{slug}', '').includes('{') && operation.id !== operations.mintToken.id;
    if (isRefusal && (!isOnlyAboutScope || requiredScope !== scope)) return [];
    const clause = grantClause(granting, scope);
    return [createResult(clause, !isRefusal, `no refusal for its scopes: ${holds}`, got, ...before)];
  }
  const clause = lackClause(heldScopes, scope);
  // The service document doesn't specify whether this scope grants the other one.
  if (clause === 'scopes.secrets-destructive-is-not-set') return [];
  const expected = `${refusal.status} ${refusal.code}: ${operation.id} requires ${scope}, ${holds}`;
  const refused = createResult(clause, isRefusal, expected, got, ...before);
  if (!isRefusal) return [refused];
  const isNamed = requiredScope === scope;
  const named = `details.required_scope ${scope}`;
  const actual = formatValue(requiredScope);
  return [refused, createResult('scopes.required-scope-named', isNamed, named, actual, ...before)];
};

const { getMe, getCurrentWorkspace, listWorkspaces } = operations;

/** Checks the workspace of a key, as the service reports it: it never changes. */
const checkWorkspace = ({ operation, key }: KeyCall, { body }: TracedResponse): CheckResult[] => {
  if (!key?.workspace) return [];
  const { workspace, from, creation } = key;
  if (operation.id === listWorkspaces.id) {
    const slugs = getItems(listWorkspaces, body).map(({ slug }) => slug);
    const isOnly = slugs.every((slug) => slug === workspace);
    return [
      createResult('workspaces.key-reaches-one', isOnly, `only ${workspace}`, slugs.join(', '), ...from),
    ];
  }
  if (operation.id === getCurrentWorkspace.id)
    return [expectSame('workspaces.current-for-key', member(body, 'slug'), workspace, ...from)];
  const clause = creation ? 'tokens.minted-key-bound-to-workspace' : 'identity.workspace-is-the-tenant';
  return [expectSame(clause, member(member(body, 'workspace'), 'slug'), workspace, ...from)];
};

/** Checks what API keys may do, and what the service reports about them. */
export const createKeyCheck = ({ scopes: initial }: Pick<TraceOptions, 'scopes'>): TraceCheck => {
  const unknown = { id: null, since: 0, scopes: null, workspace: null, creation: null };
  /** What the trace knows about keys. Sessions are omitted, because their permissions change with their workspace. */
  const keys = new Map<string, KnownKey>(
    Object.entries(initial).map(([secret, scopes]) => [secret, { ...unknown, scopes, from: [] }]),
  );
  /** The clauses by which secrets don't work: their key was revoked, or rotated to another secret. */
  const deaths = createFacts<ClauseId>();

  const note = (secret: string, facts: Partial<KnownKey>, { exchange, ended }: TracedResponse): void => {
    const key = keys.get(secret) ?? { ...unknown, from: [] };
    keys.set(secret, key);
    if (key.id === null) key.since = ended;
    key.id ??= facts.id ?? null;
    key.workspace ??= facts.workspace ?? null;
    key.scopes ??= facts.scopes ?? null;
    key.creation = facts.creation ?? key.creation;
    if (key.from.length < 2) key.from.push(exchange);
  };

  const kill = (all: [string, KnownKey][], clause: ClauseId, response: TracedResponse): void => {
    for (const [secret] of all) if (!deaths.get(secret)) deaths.set(secret, clause, response);
  };

  /** Learns from a successful call. Precedes the checks that use what it learned. */
  const learn = (response: TracedResponse): void => {
    const { call, exchange, body, isRepeat, started } = response;
    const { operation, path, token, body: sent } = call;
    const { id = '', slug: workspace = null } = path;
    const own = [...keys].filter(([, key]) => key.id === id);
    const secret = findString(body, keyStart);
    if (operation?.id === operations.getMe.id && isKey(token)) {
      const record = member(body, 'token');
      const facts = {
        id: toStringOrNull(member(record, 'id')),
        scopes: toStringsOrNull(member(record, 'scopes')),
        workspace: toStringOrNull(member(member(body, 'workspace'), 'slug')),
      };
      note(token, facts, response);
    } else if (operation?.id === operations.mintToken.id && secret) {
      const requested = toStringsOrNull(member(sent, 'scopes'));
      const creation = requested && !isRepeat ? { scopes: requested, by: exchange } : null;
      const facts = { id: findId(body, idPrefix, tokenKind), scopes: requested, workspace, creation };
      note(secret, facts, response);
    } else if (operation?.id === operations.rotateToken.id && secret && !isRepeat) {
      const old = own.filter(([, { since }]) => since < started);
      const scopes = old.find(([, key]) => key.scopes !== null)?.[1].scopes ?? null;
      note(secret, { id, scopes, workspace }, response);
      const others = old.filter(([other]) => other !== secret);
      kill(others, 'tokens.rotate-kills-old-secret', response);
    } else if (operation?.id === operations.revokeToken.id) {
      kill(own, 'tokens.revoke-is-immediate', response);
    }
  };
  const rejectedTokens = new Set<string>();
  /** The first scopes that a key showed. */
  const shownScopes = createFacts<string>();

  /** Checks a request whose key was already revoked or rotated when it was sent. */
  const checkDead = ({ operation, token }: KeyCall, response: TracedResponse): CheckResult[] => {
    const { exchange } = response;
    const death = operation.scope && deaths.before(token, response);
    const isRejected = exchange.status === 401;
    if (!death || (!isRejected && !isSuccess(exchange))) return [];
    const isRevived =
      !isRejected && death.value === 'tokens.revoke-is-immediate' && rejectedTokens.has(token);
    if (isRejected) rejectedTokens.add(token);
    const clause = isRevived ? 'tokens.revoke-is-permanent' : death.value;
    return [createResult(clause, isRejected, 'status 401', summarizeResponse(exchange), death.by)];
  };

  /** Checks the mode and the scopes of a key, as the service reports them: they never change. */
  const checkMe = ({ token, key }: KeyCall, response: TracedResponse): CheckResult[] => {
    const record = member(response.body, 'token');
    const results = [expectSame('identity.mode-matches-key', member(record, 'mode'), modeOfKey(token))];
    const scopes = member(record, 'scopes');
    if (!Array.isArray(scopes)) return results;
    const names = scopes.map(String).toSorted();
    const got = names.join(', ');
    const first = shownScopes.get(token);
    if (first) results.push(expectSame('tokens.scopes-do-not-change', got, first.value, first.by));
    else shownScopes.set(token, got, response);
    if (key?.creation) {
      const { scopes: expected, by } = key.creation;
      const isSame = hasSameScopes(names, expected);
      results.push(createResult('tokens.minted-key-has-its-scopes', isSame, expected.join(', '), got, by));
    }
    return results;
  };

  const checkIdentity = (call: KeyCall, response: TracedResponse): CheckResult[] => {
    const isAbout = [getMe, getCurrentWorkspace, listWorkspaces].some(({ id }) => id === call.operation.id);
    if (!isAbout || !isSuccess(response.exchange) || response.body === undefined) return [];
    const results = call.operation.id === getMe.id ? checkMe(call, response) : [];
    return [...results, ...checkWorkspace(call, response)];
  };

  return {
    ended: (response) => {
      const { operation, token, path } = response.call;
      if (isSuccess(response.exchange)) learn(response);
      if (!operation || !isKey(token)) return [];
      const call = { operation, token, path, key: keys.get(token) ?? null };
      return [checkDead, checkScope, checkTenancy, checkIdentity].flatMap((check) => check(call, response));
    },
  };
};
