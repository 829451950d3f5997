import {
  type ClauseId,
  errors,
  grants,
  type OperationShape,
  operationList,
  operations,
  resources,
  type Scope,
  scopes,
} from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { getDetails, getErrorCode } from '../../checks/error-body.ts';
import { statedScope } from '../../checks/scope-clauses.ts';
import type { Actor, Case, Exchange } from '../../engine/scenario.ts';
import { createdResource, findResource } from '../../resources/find-resource.ts';
import { unlessMissing } from '../shared/control-flow.ts';
import { readMe } from '../shared/principal.ts';

const statedScopes = new Set((operationList as readonly OperationShape[]).map(statedScope));

/** Scopes of the service document that a key can use: every server has them. */
export const documentedScopes: readonly Scope[] = scopes.filter((scope) => statedScopes.has(scope));

/** Returns the scopes that a new key can have: the scopes of the run's token if known, otherwise those that every server has. */
export const grantableScopes = ({ target }: Case): readonly Scope[] => {
  const { scopes: heldScopes } = target;
  return heldScopes === null ? documentedScopes : scopes.filter((scope) => grants(heldScopes, scope));
};

/** Whether an operation's scope is one that the service document states, so that sessions need it too. */
export const hasStatedScope = ({ scope, provisional, scopeProvisional }: OperationShape): boolean =>
  scope !== null && provisional === undefined && scopeProvisional === undefined;

/** Returns a session with this scope that may read its principal. A session from the configuration may have other scopes. */
export const sessionWith = (t: Case, scope: Scope): Promise<{ token: string }> =>
  t.once(`session with ${scope}`, () => {
    const scopes = [...new Set([operations.getMe.scope, scope])];
    return t.needs('session-token')({ workspace: t.target.workspace, scopes });
  });

/** The scopes that a session shows. It has none here if it is in another workspace or mode. */
export const scopesHere = async (t: Case, session: string): Promise<readonly Scope[]> => {
  const { token, workspace } = await readMe(t, session);
  return workspace.slug === t.target.workspace && token.mode === t.target.mode ? token.scopes : [];
};

const lacksScope = (exchange: Exchange): boolean =>
  exchange.status === errors['insufficient-scope'].status &&
  getErrorCode(exchange) === errors['insufficient-scope'].code;

/**
 * Whether a response shows that the scope was accepted. So do a missing record, a refusal by policy, and a refusal for another
 * scope: a key may be unable to grant scopes that it lacks.
 */
const isLetIn = (exchange: Exchange, scope: Scope): boolean => {
  if (exchange.status === 401) return false;
  const named = getDetails(exchange).required_scope;
  return !lacksScope(exchange) || (typeof named === 'string' && named !== scope);
};

/** A refusal that may depend on the caller, and not on its scopes: a policy, or a second factor. */
const isForAnotherReason = (exchange: Exchange): boolean => {
  const isMfa = getDetails(exchange).hint === errors['mfa-required'].details.hint;
  return getErrorCode(exchange) === errors['policy-denied'].code || isMfa;
};

/** Statuses of refusals that depend on the caller. */
const byCaller: readonly number[] = [401, 403, 404];

/** A key may only be able to grant, rotate or revoke the scopes that it has itself. */
const isAboutKeys = (operation: OperationShape): boolean =>
  (createdResource(operation) ?? findResource(operation))?.name === resources.token.name;

/** The caller with a sufficient scope, and another token that can make the same requests. */
export type LetIn = {
  token: string;
  what: string;
  owner: Actor;
  /** Whether ids that name nothing are enough. */
  isPlaceholder?: boolean;
  /** Ends the case if the token lacks the scope after all. Called after a refusal. */
  checkScope?: () => Promise<unknown>;
};

/**
 * Sends a request with a token whose scope suffices. A refusal breaks the clause if it is for the scope, or if the owner of the
 * record can then make the same request: the record exists, and only the token differs.
 */
export const expectLetIn = async (
  t: Case,
  clause: ClauseId,
  operation: OperationShape,
  { token, what, owner, isPlaceholder = false, checkScope = async () => {} }: LetIn,
): Promise<void> => {
  const sample = isPlaceholder ? null : await unlessMissing(() => owner.request(operation));
  const { placeholder, ...request } = sample ?? (await owner.request(operation, { placeholder: true }));
  const exchange = await t.send({ ...request, token });
  if (isForAnotherReason(exchange))
    t.notExercised(clause, `${operation.id} without a policy or a second factor`);
  if (byCaller.includes(exchange.status)) await checkScope();
  const values = { expected: `${operation.id} to accept ${what}`, exchange };
  t.expect(clause, isLetIn(exchange, operation.scope as Scope), values);
  const dependsOnRecord = !placeholder && byCaller.includes(exchange.status);
  if (!dependsOnRecord || operation.sessionOnly || isAboutKeys(operation)) return;
  t.expect(clause, !isSuccess(await owner.send(request)), values);
};
