import { isDeepStrictEqual } from 'node:util';
import {
  headerNames,
  type OperationId,
  type OperationShape,
  operationOf,
  operations,
} from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { createdResource } from '../../resources/resource-of.ts';
import type { Exchange } from '../../target/exchange.ts';
import { idempotencyKey, type OperationRequest } from '../../target/request.ts';

/** Whether an answer is marked as replayed. */
export const isReplayed = ({ headers }: Exchange): boolean =>
  headers[headerNames.idempotentReplayed.toLowerCase()] === 'true';

const bodyOf = ({ text }: Exchange): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Whether two answers have the same status and body. */
export const isSameAnswer = (one: Exchange, other: Exchange): boolean =>
  one.status === other.status && isDeepStrictEqual(bodyOf(one), bodyOf(other));

/** Sends a write with an idempotency key. */
export const underKey = (t: Case, request: OperationRequest, key: string): Promise<Exchange> =>
  t.send({ ...request, headers: { ...request.headers, ...idempotencyKey(key) } });

/** Sends a write with a fresh key. Ends the case unless it succeeds. */
export const firstSuccess = async (t: Case, request: OperationRequest, key: string): Promise<Exchange> => {
  const exchange = await underKey(t, request, key);
  if (exchange.status <= 299) return exchange;
  return t.notExercised([], `a write that succeeds: ${request.operation} answered ${exchange.status}`);
};

/** Writes that create a record with an id: their answer shows whether they were executed again. */
export const makesRecord = (operation: OperationShape): boolean =>
  operation.idempotent && operation.method === 'POST' && '201' in operation.responses;

/** The id of the record that a write created. */
export const madeId = (exchange: Exchange): string => exchange.json<{ id?: string }>().id ?? exchange.text;

type Body = Record<string, unknown>;

/**
 * Another valid body for the same write; null if that requires knowledge of the target. Names are free text, and a key
 * may always have another set of scopes.
 */
export const anotherBody = (operation: OperationId, body: unknown): unknown => {
  if (operationOf(operation).requestBody === null || body === undefined) return null;
  if (Array.isArray(body)) {
    const [first, ...rest] = body as Body[];
    return typeof first?.value === 'string' ? [{ ...first, value: `${first.value} (2)` }, ...rest] : null;
  }
  const members = body as Body;
  if (Array.isArray(members.scopes))
    return { ...members, scopes: [operations.getMe.scope, operations.listWorkspaces.scope] };
  if (typeof members.value === 'string') return { ...members, value: `${members.value}2` };
  const label = createdResource(operationOf(operation))?.label ?? '';
  const text = members[label];
  return typeof text === 'string' ? { ...members, [label]: `${text} 2` } : null;
};
