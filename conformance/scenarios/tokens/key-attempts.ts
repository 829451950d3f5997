import { operations, type Scope } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Exchange } from '../../target/exchange.ts';
import { idempotencyKey, type OperationRequest } from '../../target/request.ts';
import { unlessMissing } from '../shared/unless-missing.ts';

/** The scopes that a key needs to read its principal, and to write a record that is deleted again. */
export const keyScopes: readonly Scope[] = [operations.getMe.scope, operations.setSecret.scope];

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
  const responses: Exchange[] = [];
  for (const operation of ['getMe', 'listAgents'] as const)
    responses.push(await t.send({ operation, token }));
  if (written === null) return responses;
  const { headers: _, ...fresh } = { ...written, body: t.sample('setSecret') };
  for (const request of [written, fresh]) responses.push(await t.send(request));
  return responses;
};
