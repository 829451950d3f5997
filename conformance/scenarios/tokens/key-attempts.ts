import { operations, type Scope } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import type { TokenSubject } from '../../resources/subjects.ts';
import { idempotencyKey } from '../../target/request.ts';
import { grantableScopes } from '../scopes/scope-tokens.ts';
import { unlessMissing } from '../shared/control-flow.ts';

/** The scopes that a key needs to read its principal, and to write a record that is deleted again. */
export const keyScopes: readonly Scope[] = [operations.getMe.scope, operations.setSecret.scope];

/**
 * Creates a key that may call every operation, and uses it once. If the target doesn't grant all of these scopes to a key, it may
 * only read its principal.
 */
const usedKey = async (t: Case): Promise<TokenSubject> => {
  const key =
    (await unlessMissing(() => t.subjects.freshToken(grantableScopes(t)))) ??
    (await t.subjects.freshToken([operations.getMe.scope]));
  await t.prepare({ operation: 'getMe', token: key.token });
  return key;
};

type Ending = 'revokeToken' | 'rotateToken';

/** Returns the secret of a key that worked until the operation revoked or rotated it. */
export const createDeadSecret = async (t: Case, operation: Ending): Promise<string> => {
  const { id, token } = await usedKey(t);
  await t.prepare({ operation, path: { id } });
  return token;
};

/** Returns such a secret that all cases share. */
export const deadSecret = (t: Case, operation: Ending): Promise<string> =>
  t.once(`a secret after ${operation}`, () => createDeadSecret(t, operation));

/** Returns a write that a key made under an idempotency key; null if the target offers or accepts none. */
export const writtenBy = async (t: Case, token: string): Promise<OperationRequest | null> => {
  const request: OperationRequest = {
    operation: operations.setSecret.id,
    body: t.sample('setSecret'),
    headers: idempotencyKey(t.unique()),
    token,
  };
  const response = await unlessMissing(() => t.send(request));
  return response && isSuccess(response) ? request : null;
};

/** Returns the requests that an invalid secret may not make: reads, a new write, and the repetition of an old one. */
export const attempts = async (
  t: Case,
  token: string,
  written: OperationRequest | null,
): Promise<Exchange[]> => {
  const requests: OperationRequest[] = [
    { operation: 'getMe', token },
    { operation: 'listAgents', token },
    ...(written ? [written, { operation: written.operation, body: t.sample('setSecret'), token }] : []),
  ];
  const responses: Exchange[] = [];
  for (const request of requests) responses.push(await t.send(request));
  return responses;
};
