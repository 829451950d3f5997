import { errors, headerNames } from '@workspace-api/contract';
import { isSuccess, member } from '../body.ts';
import { getError } from '../error-body.ts';
import { formatValue, summarizeResponse } from './format-value.ts';
import type { TraceCheck, TraceCheckResult } from './traced-call.ts';

const { unauthorized } = errors;
const expired = errors['token-expired'];

/** Checks responses to requests without usable credentials, and the content of a 401. */
export const createCredentialsCheck = (): TraceCheck => ({
  ended: ({ operation, request, isTokenShown }, { exchange }) => {
    if (!operation?.scope) return [];
    const results: TraceCheckResult[] = [];
    const credentials = request.headers.authorization;
    const isBearer = credentials !== undefined && /^bearer\s+\S/i.test(credentials);
    const error = getError(exchange);
    if (isTokenShown && !isBearer && isSuccess(exchange)) {
      const clause =
        credentials === undefined
          ? 'authentication.bearer-required'
          : 'authentication.malformed-token-is-401';
      const difference = { expected: '401 unauthorized', got: summarizeResponse(exchange) };
      results.push({ clause, difference });
    }
    if (
      isTokenShown &&
      credentials === undefined &&
      member(error, 'code') === unauthorized.code &&
      exchange.status === 401
    )
      results.push({ clause: 'authentication.bearer-required', difference: null });
    if (exchange.status !== 401) return results;
    const hint = member(member(error, 'details'), 'hint');
    if (member(error, 'code') === unauthorized.code) {
      const difference =
        typeof hint === 'string' ? null : { expected: 'details.hint, a string', got: formatValue(hint) };
      results.push({ clause: 'authentication.unauthorized-carries-hint', difference });
    }
    if (hint === expired.details.hint) {
      const value = exchange.headers[headerNames.retryAfter.toLowerCase()];
      const difference =
        value === '0' ? null : { expected: `${headerNames.retryAfter}: 0`, got: value ?? 'none' };
      results.push({ clause: 'authentication.expired-session-retry-after', difference });
    }
    return results;
  },
});
