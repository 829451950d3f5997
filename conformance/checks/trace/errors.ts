import { errors, headerNames } from '@workspace-api/contract';
import { isSuccess, member } from '../body.ts';
import { formatValue, summarizeResponse, unless } from '../check-result.ts';
import { getDetails, getError, getErrorCode } from '../error-body.ts';
import { missingCurrentVersion, missingPolicyDetails } from '../error-details.ts';
import { type CallCheck, type TraceCheck, tableCheck } from './trace-check.ts';
import type { TracedCall, TracedResponse } from './traced-call.ts';

const { unauthorized, 'token-expired': expired } = errors;
const retryAfter = headerNames.retryAfter;

/** What a 401 of an operation that requires a token says about it. */
const getHint = ({ operation }: TracedCall, { exchange }: TracedResponse): unknown =>
  operation?.scope && exchange.status === 401 ? member(getDetails(exchange), 'hint') : undefined;

const isUnauthorized = ({ operation }: TracedCall, { exchange }: TracedResponse): boolean =>
  Boolean(operation?.scope) && exchange.status === 401 && getErrorCode(exchange) === unauthorized.code;

/** Checks a request without usable credentials: it must not succeed. */
const isAccepted = ({ operation, isTokenShown }: TracedCall, { exchange }: TracedResponse): boolean =>
  Boolean(operation?.scope) && isTokenShown && isSuccess(exchange);

const accepted = ({ exchange }: TracedResponse) => ({
  expected: '401 unauthorized',
  got: summarizeResponse(exchange),
});

const details =
  (check: typeof missingPolicyDetails): CallCheck =>
  (_, { exchange }) =>
    exchange.status >= 400 ? check(getError(exchange)) : undefined;

/** Checks responses to requests without usable credentials, and the details of errors. */
export const createErrorCheck = (): TraceCheck =>
  tableCheck({
    'authentication.bearer-required': (call, response) => {
      if (call.request.headers.authorization !== undefined || !call.isTokenShown) return undefined;
      if (isAccepted(call, response)) return accepted(response);
      return isUnauthorized(call, response) ? null : undefined;
    },
    'authentication.malformed-token-is-401': (call, response) => {
      const { authorization } = call.request.headers;
      const isMalformed = authorization !== undefined && !/^bearer\s+\S/i.test(authorization);
      return isMalformed && isAccepted(call, response) ? accepted(response) : undefined;
    },
    'authentication.unauthorized-carries-hint': (call, response) => {
      if (!isUnauthorized(call, response)) return undefined;
      const hint = getHint(call, response);
      return unless(typeof hint === 'string', 'details.hint, a string', formatValue(hint));
    },
    'authentication.expired-session-retry-after': (call, response) => {
      if (getHint(call, response) !== expired.details.hint) return undefined;
      const value = response.exchange.headers[retryAfter.toLowerCase()];
      return unless(value === '0', `${retryAfter}: 0`, value ?? 'none');
    },
    'errors.policy-denied-details': details(missingPolicyDetails),
    'pages.stale-names-current': details(missingCurrentVersion),
  });
