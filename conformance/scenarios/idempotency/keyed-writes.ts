import {
  type ClauseId,
  errors,
  getOperation,
  type OperationId,
  type OperationShape,
  operations,
} from '@workspace-api/contract';
import { getJson, isObject, isSuccess, member } from '../../checks/body.ts';
import { summarizeResponse } from '../../checks/check-result.ts';
import { isReplayed, isSameResponse, isTreatedAsRepeat } from '../../checks/replay.ts';
import { acceptedErrors, fitsError } from '../../checks/tolerated-errors.ts';
import type { Actor, Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import { createdId, createdResource } from '../../resources/find-resource.ts';
import { withMembers } from '../../resources/samples.ts';
import { idempotencyKey } from '../../target/request.ts';
import { readVersion } from '../pages/drafts.ts';

export { isReplayed, isSameResponse };

/** Describes a response, and whether it is marked as a replay. */
export const describeReplay = (exchange: Exchange): string =>
  `${isReplayed(exchange) ? 'replayed ' : ''}${summarizeResponse(exchange)}`;

/** Whether a response to a repeated request is the first one again, or marked as a replay of it. */
export const repeatsFirst = (first: Exchange, second: Exchange): boolean =>
  isReplayed(second) || isSameResponse(first, second);

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
  `${exchange.operation?.id} that succeeds: ${t.describeReturned(exchange)}`;

/** Returns the id of the record that a write created. Ends the case if the response, which is not documented, shows none. */
export const getCreatedId = (t: Case, exchange: Exchange): string => {
  const { operation } = exchange;
  const resource = operation && createdResource(operation);
  const id = resource && isSuccess(exchange) ? createdId(resource, exchange) : null;
  if (!isSuccess(exchange)) return t.notExercised([], `a ${succeeding(t, exchange)}`);
  return id ?? t.notExercised([], `the id of the new record in the response to ${operation?.id}`);
};

/** Whether a creation was refused because a record has its name already: it was executed, and found the record of another execution. */
const findsItsName = (exchange: Exchange): boolean =>
  fitsError(exchange, acceptedErrors('name-taken'), errors['name-taken'].details);

/**
 * Returns whether a request was treated as new and not as a repeat: executed, or refused for a reason other than its
 * key. Ends the case if it was refused, which may have a reason specific to the target.
 */
export const isNewRequest = (t: Case, exchange: Exchange): boolean => {
  if (isTreatedAsRepeat(exchange)) return false;
  return isSuccess(exchange) || findsItsName(exchange) || t.notExercised([], `a ${succeeding(t, exchange)}`);
};

/** Expects something of the response to a repeated request: by default that it repeats the first response. */
export const expectReplayed = (
  t: Case,
  clause: ClauseId,
  first: Exchange,
  second: Exchange,
  condition: boolean = repeatsFirst(first, second),
): boolean =>
  t.expect(clause, condition, {
    expected: `replayed ${summarizeResponse(first)}`,
    got: describeReplay(second),
    exchange: second,
  });

/** Expects that a request was treated as a new one. Ends the case if it was refused for a reason other than its key. */
export const expectNewRequest = (t: Case, clause: ClauseId, exchange: Exchange): boolean => {
  return t.expect(clause, isNewRequest(t, exchange), {
    expected: 'a new request',
    got: describeReplay(exchange),
    exchange,
  });
};

/** Reads the status of an agent. */
export const readAgentStatus = async (t: Case, id: string): Promise<unknown> =>
  member(getJson(await t.prepare({ operation: 'getAgent', path: { id } })), 'status');

type Body = Record<string, unknown>;

/**
 * Returns a valid write on a record of its own, also where the contract's example doesn't fit a new page: it names a block, and
 * a version.
 */
export const fittingRequest = async (
  actor: Pick<Actor, 'request' | 'prepare'>,
  operation: OperationShape,
): Promise<OperationRequest> => {
  const { placeholder: _, ...request } = await actor.request(operation);
  if (operation.id === operations.updatePage.id)
    return { ...request, body: [{ op: 'replace', path: '/metadata/title', value: 'Gate' }] };
  const { body, path = {} } = request;
  if (operation.id !== operations.rollbackPage.id || !isObject(body)) return request;
  const page = await actor.prepare({ operation: 'getPage', path });
  // The contract chose the number in the ETag. Without one, the configuration's sample has to fit.
  const version = readVersion(page);
  return Number.isInteger(version) ? { ...request, body: withMembers(body, { version }) } : request;
};

/**
 * Returns another valid body for the same write; null if that requires knowledge of the target. Names are free text,
 * and a key may always have another set of scopes.
 */
export const anotherBody = (operation: OperationId, body: unknown): unknown => {
  if (getOperation(operation).requestBody === null || body === undefined) return null;
  if (Array.isArray(body)) {
    const at = (body as Body[]).findLastIndex(({ op, value }) => op !== 'test' && typeof value === 'string');
    const changed = (operation: Body) => ({ ...operation, value: `${operation.value} (2)` });
    return at < 0 ? null : (body as Body[]).map((each, index) => (index === at ? changed(each) : each));
  }
  const members = body as Body;
  if (Array.isArray(members.scopes))
    return { ...members, scopes: [operations.getMe.scope, operations.listWorkspaces.scope] };
  if (typeof members.value === 'string') return { ...members, value: `${members.value}2` };
  const label = createdResource(getOperation(operation))?.label ?? '';
  const value = members[label];
  return typeof value === 'string' ? { ...members, [label]: `${value} 2` } : null;
};
