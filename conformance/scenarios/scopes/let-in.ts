import { type ClauseId, errors, type OperationShape, resources, type Scope } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { errorMembers } from '../../checks/error-body.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { createdResource, findResource } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import { unlessMissing } from '../shared/unless-missing.ts';

const lacksScope = (exchange: Exchange): boolean =>
  exchange.status === errors['insufficient-scope'].status &&
  errorMembers(exchange).code === errors['insufficient-scope'].code;

/**
 * Whether a response shows that the scope was accepted. So do a missing record, a refusal by policy, and a refusal for another
 * scope: a key may be unable to grant scopes that it lacks.
 */
const isLetIn = (exchange: Exchange, scope: Scope): boolean => {
  if (exchange.status === 401) return false;
  const named = errorMembers(exchange).details?.required_scope;
  return !lacksScope(exchange) || (typeof named === 'string' && named !== scope);
};

/** A refusal that may depend on the caller, and not on its scopes: a policy, or a second factor. */
const isForAnotherReason = (exchange: Exchange): boolean => {
  const { code, details } = errorMembers(exchange);
  return code === errors['policy-denied'].code || details?.hint === errors['mfa-required'].details.hint;
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
