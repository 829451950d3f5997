import { errors, type OperationShape } from '@workspace-api/contract';
import { getJson, isSuccess } from '../../checks/body.ts';
import { getErrorCode } from '../../checks/error-body.ts';
import type { Exchange } from '../../target/exchange.ts';
import { absentStatuses } from '../report/not-offered.ts';

/** A response that says nothing about the operation: why, and whether it breaks a clause on its own. */
export type Unusable = { why: string; isFinding: boolean };

const html = new Set(['text/html', 'application/xhtml+xml']);
/** The statuses that a gateway returns when it can't reach the server behind it (RFC 9110, sections 15.6.3 to 15.6.5). */
const gatewayStatuses = [502, 503, 504];

const declares = (operation: OperationShape, mediaType: string): boolean =>
  Object.values(operation.responses).some(({ content }) => Object.hasOwn(content, mediaType));

/**
 * Why a response can't be used to check anything; null if it can. It may come from a proxy or a web server in front of the API, or
 * report the failure of a provider behind the API, which the service document allows at any time.
 */
export const unusable = (exchange: Exchange): Unusable | null => {
  const { operation, status, mediaType, headers } = exchange;
  const isPage = operation !== null && html.has(mediaType) && !declares(operation, mediaType);
  const isForeign =
    (gatewayStatuses.includes(status) && getJson(exchange) === undefined) ||
    (isPage && (isSuccess(exchange) || absentStatuses.includes(status)));
  if (isForeign) {
    const why = `status ${status} with ${headers['content-type'] ?? 'no content type'} instead of a response of the API`;
    // No clause covers a request outside the contract.
    return { why, isFinding: operation !== null };
  }
  const code = status >= 500 ? getErrorCode(exchange) : undefined;
  return code === errors['upstream-unavailable'].code
    ? { why: `status ${status} ${code}`, isFinding: false }
    : null;
};
