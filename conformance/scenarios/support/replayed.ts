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

/** Whether an answer says that it comes from the cache. */
export const isReplayed = ({ headers }: Exchange): boolean =>
  headers[headerNames.idempotentReplayed.toLowerCase()] === 'true';

const bodyOf = ({ text }: Exchange): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Whether two answers are the same one: status, and body as JSON or text. */
export const isSameAnswer = (one: Exchange, other: Exchange): boolean =>
  one.status === other.status && isDeepStrictEqual(bodyOf(one), bodyOf(other));

/** Sends a write under a key. */
export const underKey = (t: Case, request: OperationRequest, key: string): Promise<Exchange> =>
  t.send({ ...request, headers: { ...request.headers, ...idempotencyKey(key) } });

/** A write that was answered with success, under a key of its own. Ends the case where it was not. */
export const firstSuccess = async (t: Case, request: OperationRequest, key: string): Promise<Exchange> => {
  const exchange = await underKey(t, request, key);
  if (exchange.status <= 299) return exchange;
  return t.notExercised([], `a write that succeeds: ${request.operation} answered ${exchange.status}`);
};

/** Writes that make a record with an id: what they answer tells whether they were executed again. */
export const makesRecord = (operation: OperationShape): boolean =>
  operation.idempotent && operation.method === 'POST' && '201' in operation.responses;

/** The id of the record that an answer made. */
export const madeId = (exchange: Exchange): string => exchange.json<{ id?: string }>().id ?? exchange.text;

type Body = Record<string, unknown>;

/**
 * Another valid body for the same write; null where none can be told without knowing the target. Names are for
 * people, and a key may always be given another set of scopes.
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
