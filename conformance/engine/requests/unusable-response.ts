import { errors, type OperationShape } from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import type { Exchange } from '../../target/exchange.ts';

/** A response that says nothing about the operation: why, and whether it breaks a clause on its own. */
export type Unusable = { why: string; isFinding: boolean };

const html = new Set(['text/html', 'application/xhtml+xml']);
/** The statuses that a gateway returns when it can't reach the server behind it (RFC 9110, sections 15.6.3 to 15.6.5). */
const gatewayStatuses = [502, 503, 504];
/** The statuses that a web server returns for a path that no application handles. */
const unroutedStatuses = [404, 405, 501];

const declares = (operation: OperationShape, mediaType: string): boolean =>
  Object.values(operation.responses).some(({ content }) => Object.hasOwn(content, mediaType));

const describeUnusable = ({ status, headers }: Exchange): string =>
  `status ${status} with ${headers['content-type'] ?? 'no content type'}`;

/** Describes a response that comes from a proxy or a web server in front of the API; null if it comes from the API. */
const foreign = (exchange: Exchange, operation: OperationShape | null): Unusable | null => {
  const { status, mediaType } = exchange;
  const isPage = operation !== null && html.has(mediaType) && !declares(operation, mediaType);
  const isForeign =
    (gatewayStatuses.includes(status) && getJson(exchange) === undefined) ||
    (isPage && (isSuccess(exchange) || unroutedStatuses.includes(status)));
  // No clause covers a request outside the contract.
  return isForeign
    ? { why: `${describeUnusable(exchange)} instead of a response of the API`, isFinding: operation !== null }
    : null;
};

/** Describes the failure of a provider behind the API, which the service document allows at any time. */
const unavailable = (exchange: Exchange): Unusable | null => {
  if (exchange.status < 500) return null;
  const code = getErrorCode(exchange);
  return code === errors['upstream-unavailable'].code
    ? { why: `status ${exchange.status} ${code}`, isFinding: false }
    : null;
};

/** Why a response can't be used to check anything; null if it can. */
export const unusable = (exchange: Exchange, operation: OperationShape | null): Unusable | null =>
  foreign(exchange, operation) ?? unavailable(exchange);
