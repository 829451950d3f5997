import { errors, headerNames } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isSuccess, member } from '../body.ts';
import { formatValue, summarizeResponse, unless } from '../check-result.ts';
import {
  getDetails,
  getError,
  getErrorCode,
  missingCurrentVersion,
  missingPolicyDetails,
} from '../error-body.ts';
import { type CallCheck, tableCheck } from './traced-call.ts';

const { unauthorized, 'token-expired': expired } = errors;
const { retryAfter } = headerNames;

const isUnauthorized = (exchange: Exchange): boolean =>
  exchange.status === 401 && getErrorCode(exchange) === unauthorized.code;

/** Checks a request without usable credentials: it must not succeed. */
const rejected = (exchange: Exchange) =>
  isSuccess(exchange) ? { expected: '401 unauthorized', got: summarizeResponse(exchange) } : undefined;

const details =
  (check: typeof missingPolicyDetails): CallCheck =>
  (_, { exchange }) =>
    exchange.status >= 400 ? check(getError(exchange)) : undefined;

/** Checks responses to requests without usable credentials, and the details of errors. */
export const errorCheck = tableCheck({
  'authentication.bearer-required': ({ request, isTokenShown }, { exchange }) => {
    if (request.headers.authorization !== undefined || !isTokenShown) return undefined;
    return isUnauthorized(exchange) ? null : rejected(exchange);
  },
  'authentication.malformed-token-is-401': ({ request, isTokenShown }, { exchange }) => {
    const { authorization = 'bearer token' } = request.headers;
    return isTokenShown && !/^bearer\s+\S/i.test(authorization) ? rejected(exchange) : undefined;
  },
  'authentication.unauthorized-carries-hint': (_, { exchange }) => {
    if (!isUnauthorized(exchange)) return undefined;
    const hint = member(getDetails(exchange), 'hint');
    return unless(typeof hint === 'string', 'details.hint, a string', formatValue(hint));
  },
  'authentication.expired-session-retry-after': (_, { exchange }) => {
    const isExpired = member(getDetails(exchange), 'hint') === expired.details.hint;
    if (!isExpired || exchange.status !== expired.status) return undefined;
    const value = exchange.headers[retryAfter.toLowerCase()];
    return unless(value === '0', `${retryAfter}: 0`, value ?? 'none');
  },
  'errors.policy-denied-details': details(missingPolicyDetails),
  'pages.stale-names-current': details(missingCurrentVersion),
});
