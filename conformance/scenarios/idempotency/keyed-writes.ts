import { getOperation, type OperationId, type OperationShape, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { isTreatedAsRepeat } from '../../checks/replay.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeRefusal } from '../../engine/case/describe-response.ts';
import { createdId } from '../../resources/created-id.ts';
import { createdResource } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import { idempotencyKey, type OperationRequest } from '../../target/request.ts';

export { isReplayed, isSameResponse } from '../../checks/replay.ts';

/** Sends a write with an idempotency key. */
export const underKey = (t: Case, request: OperationRequest, key: string): Promise<Exchange> =>
  t.send({ ...request, headers: { ...request.headers, ...idempotencyKey(key) } });

/** Sends a write with a fresh key. Ends the case unless it succeeds. */
export const firstSuccess = (t: Case, request: OperationRequest, key: string): Promise<Exchange> =>
  t.prepare({ ...request, headers: { ...request.headers, ...idempotencyKey(key) } });

/** Whether a write creates a record with an id: the response then shows whether it was executed again. */
export const makesRecord = (operation: OperationShape): boolean =>
  operation.idempotent && operation.method === 'POST' && '201' in operation.responses;

/** Describes an operation that had to succeed, the response that it got, and how to fix it. */
const succeeding = (t: Case, exchange: Exchange): string =>
  `${exchange.operation?.id} that succeeds: it returned ${describeRefusal(exchange)}${t.sampleHint(exchange)}`;

/**
 * Returns the id of the record that a write created. Ends the case if the response, which is not documented, shows
 * none.
 */
export const getCreatedId = (t: Case, exchange: Exchange): string => {
  const { operation } = exchange;
  const resource = operation && createdResource(operation);
  const id = resource && isSuccess(exchange) ? createdId(resource, exchange) : null;
  if (!isSuccess(exchange)) return t.notExercised([], `a ${succeeding(t, exchange)}`);
  return id ?? t.notExercised([], `the id of the new record in the response to ${operation?.id}`);
};

/**
 * Returns whether a request was treated as new and not as a repeat: executed, or refused for a reason other than its
 * key. Ends the case if it was refused, which may have a reason specific to the target.
 */
export const isNewRequest = (t: Case, exchange: Exchange): boolean => {
  if (isTreatedAsRepeat(exchange)) return false;
  return isSuccess(exchange) || t.notExercised([], `a ${succeeding(t, exchange)}`);
};

type Body = Record<string, unknown>;

/**
 * Returns another valid body for the same write; null if that requires knowledge of the target. Names are free text,
 * and a key may always have another set of scopes.
 */
export const anotherBody = (operation: OperationId, body: unknown): unknown => {
  if (getOperation(operation).requestBody === null || body === undefined) return null;
  if (Array.isArray(body)) {
    const [first, ...rest] = body as Body[];
    return typeof first?.value === 'string' ? [{ ...first, value: `${first.value} (2)` }, ...rest] : null;
  }
  const members = body as Body;
  if (Array.isArray(members.scopes))
    return { ...members, scopes: [operations.getMe.scope, operations.listWorkspaces.scope] };
  if (typeof members.value === 'string') return { ...members, value: `${members.value}2` };
  const label = createdResource(getOperation(operation))?.label ?? '';
  const value = members[label];
  return typeof value === 'string' ? { ...members, [label]: `${value} 2` } : null;
};
