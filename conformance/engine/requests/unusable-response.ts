import { errors, type OperationShape } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import type { Exchange } from '../../target/exchange.ts';

/** An answer that says nothing about the operation: why, and whether it breaks a clause by itself. */
export type Unusable = { why: string; isFinding: boolean };

const html = new Set(['text/html', 'application/xhtml+xml']);
/** What a gateway answers where it reaches no server behind it (RFC 9110, sections 15.6.3 to 15.6.5). */
const gatewayStatuses = [502, 503, 504];
/** What a web server answers to a path that leads to no application. */
const unroutedStatuses = [404, 405, 501];

const declares = (operation: OperationShape, mediaType: string): boolean =>
  Object.values(operation.responses).some(({ content }) => Object.hasOwn(content, mediaType));

const describeUnusable = ({ status, headers }: Exchange): string =>
  `status ${status} with ${headers['content-type'] ?? 'no content type'}`;

/** Whether an answer comes from a proxy or a web server in front of the API; null if it doesn't. */
const foreign = (exchange: Exchange, operation: OperationShape | null): Unusable | null => {
  const { status, mediaType } = exchange;
  const isPage = operation !== null && html.has(mediaType) && !declares(operation, mediaType);
  const isForeign =
    (gatewayStatuses.includes(status) && getJson(exchange) === undefined) ||
    (isPage && (isSuccess(exchange) || unroutedStatuses.includes(status)));
  // No clause judges a request outside the contract.
  return isForeign
    ? { why: `${describeUnusable(exchange)} instead of an answer of the API`, isFinding: operation !== null }
    : null;
};

/** A provider behind the API fails: the service document allows that at any time. */
const unavailable = (exchange: Exchange): Unusable | null => {
  if (exchange.status < 500) return null;
  const code = member(member(getJson(exchange), 'error'), 'code');
  return code === errors['upstream-unavailable'].code
    ? { why: `status ${exchange.status} ${code}`, isFinding: false }
    : null;
};

/** Why nothing can be judged by an answer; null if something can. */
export const unusable = (exchange: Exchange, operation: OperationShape | null): Unusable | null =>
  foreign(exchange, operation) ?? unavailable(exchange);
