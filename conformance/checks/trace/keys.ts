import {
  type ClauseId,
  errors,
  idPrefixes,
  modeOfKey,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getItems, isSuccess, member } from '../body.ts';
import { type CheckResult, createResult, formatValue, summarizeResponse } from '../check-result.ts';
import { getDetails, getErrorCode } from '../error-body.ts';
import { grantClause, grantingScope, hasSameScopes, lackClause, statedScope } from '../scope-clauses.ts';
import { createTokenBook, type KnownKey } from './token-book.ts';
import {
  createFacts,
  isKey,
  type TraceCheck,
  type TracedCall,
  type TracedResponse,
  type TraceOptions,
} from './traced-call.ts';

/** An API key in a call of an operation, and what the trace knows about it; null if that is nothing. */
type KeyCall = Pick<TracedCall, 'path'> & { operation: OperationShape; token: string; key: KnownKey | null };

const expectSame = (
  clause: ClauseId,
  got: unknown,
  expected: unknown,
  before?: readonly Exchange[],
): CheckResult => createResult(clause, got === expected, formatValue(expected), formatValue(got), before);

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
  return [createResult('tenancy.foreign-workspace-refused', isRefused, expected, got, key.from)];
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
    return [createResult(clause, !isRefusal, `no refusal for its scopes: ${holds}`, got, before)];
  }
  const clause = lackClause(heldScopes, scope);
  // The service document doesn't specify whether this scope grants the other one.
  if (clause === 'scopes.secrets-destructive-is-not-set') return [];
  const expected = `${refusal.status} ${refusal.code}: ${operation.id} requires ${scope}, ${holds}`;
  const refused = createResult(clause, isRefusal, expected, got, before);
  if (!isRefusal) return [refused];
  const isNamed = requiredScope === scope;
  const named = `details.required_scope ${scope}`;
  const actual = formatValue(requiredScope);
  return [refused, createResult('scopes.required-scope-named', isNamed, named, actual, before)];
};

const { getMe, getCurrentWorkspace, listWorkspaces } = operations;

/** Checks the workspace of a key, as the service reports it: it never changes. */
const checkWorkspace = ({ operation, key }: KeyCall, { body }: TracedResponse): CheckResult[] => {
  if (!key?.workspace) return [];
  const { workspace, from, creation } = key;
  if (operation.id === listWorkspaces.id) {
    const slugs = getItems(listWorkspaces, body).map(({ slug }) => slug);
    const isOnly = slugs.every((slug) => slug === workspace);
    return [createResult('workspaces.key-reaches-one', isOnly, `only ${workspace}`, slugs.join(', '), from)];
  }
  if (operation.id === getCurrentWorkspace.id)
    return [expectSame('workspaces.current-for-key', member(body, 'slug'), workspace, from)];
  const clause = creation ? 'tokens.minted-key-bound-to-workspace' : 'identity.workspace-is-the-tenant';
  return [expectSame(clause, member(member(body, 'workspace'), 'slug'), workspace, from)];
};

/** Checks what API keys may do, and what the service reports about them. */
export const createKeyCheck = (options: TraceOptions): TraceCheck => {
  const book = createTokenBook(options);
  const rejectedTokens = new Set<string>();
  /** The first scopes that a key showed. */
  const shownScopes = createFacts<string>();

  /** Checks a request whose key was already revoked or rotated when it was sent. */
  const checkDead = ({ operation, token }: KeyCall, response: TracedResponse): CheckResult[] => {
    const { exchange } = response;
    const death = operation.scope && book.getDeath(token, response);
    const isRejected = exchange.status === 401;
    if (!death || (!isRejected && !isSuccess(exchange))) return [];
    const isRevived =
      !isRejected && death.value === 'tokens.revoke-is-immediate' && rejectedTokens.has(token);
    if (isRejected) rejectedTokens.add(token);
    const clause = isRevived ? 'tokens.revoke-is-permanent' : death.value;
    return [createResult(clause, isRejected, 'status 401', summarizeResponse(exchange), [death.by])];
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
    if (first) results.push(expectSame('tokens.scopes-do-not-change', got, first.value, [first.by]));
    else shownScopes.set(token, got, response);
    if (key?.creation) {
      const { scopes: expected, by } = key.creation;
      const isSame = hasSameScopes(names, expected);
      results.push(createResult('tokens.minted-key-has-its-scopes', isSame, expected.join(', '), got, [by]));
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
      if (isSuccess(response.exchange)) book.learn(response);
      if (!operation || !isKey(token)) return [];
      const call = { operation, token, path, key: book.get(token) };
      return [checkDead, checkScope, checkTenancy, checkIdentity].flatMap((check) => check(call, response));
    },
  };
};
