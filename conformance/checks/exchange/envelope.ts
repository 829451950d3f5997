import { type ClauseId, errors, headerNames, mediaTypes } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isObject, member } from '../body.ts';
import { type Difference, type ExchangeCheck, formatValue, unless } from '../check-result.ts';
import { getError, policyDetails } from '../error-body.ts';
import { getCodeStatuses, statusFits } from '../tolerated-errors.ts';

const onErrors =
  (check: (exchange: Exchange, error: unknown) => ReturnType<ExchangeCheck>): ExchangeCheck =>
  (exchange) =>
    exchange.status >= 400 ? check(exchange, getError(exchange)) : undefined;

const conflict = errors['name-taken'].code;

/** The kinds of conflict that the contract declares. */
const kinds: readonly string[] = Object.values(errors).flatMap((error) =>
  error.code === conflict && 'details' in error && 'kind' in error.details ? [error.details.kind] : [],
);

const { unauthorized, 'token-expired': expired } = errors;

/** The difference unless the details of an error have these members. */
const lacking = (error: unknown, names: readonly string[]): Difference | null => {
  const details = member(error, 'details');
  const isComplete = names.every((name) => member(details, name) !== undefined);
  return unless(isComplete, `details with ${names.join(' and ')}`, formatValue(details));
};

/** The error envelope of every error, and the details of some. */
export const envelopeChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  'errors.envelope': onErrors(({ text }, error) =>
    unless(isObject(error), 'a JSON object that contains an error object', text.slice(0, 200) || 'no body'),
  ),
  'errors.always-json': onErrors((exchange) => {
    const got = exchange.headers['content-type'] ?? 'no content type';
    return unless(exchange.mediaType === mediaTypes.json, mediaTypes.json, got);
  }),
  'errors.code-required': onErrors((_, error) => {
    const code = member(error, 'code');
    const fits = typeof code === 'string' && code !== '';
    return unless(fits, 'error.code, a non-empty string', formatValue(code));
  }),
  'errors.message-is-one-line': onErrors((_, error) => {
    const message = member(error, 'message');
    const fits = typeof message === 'string' && message !== '' && !/[\r\n]/.test(message);
    return unless(fits, 'error.message, a non-empty string without line breaks', formatValue(message));
  }),
  'errors.details-is-object': onErrors((_, error) => {
    const details = member(error, 'details');
    if (details === undefined || details === null) return undefined;
    return unless(isObject(details), 'error.details, an object', formatValue(details));
  }),
  'errors.code-fits-status': onErrors(({ status }, error) => {
    const code = member(error, 'code');
    const statuses = typeof code === 'string' ? getCodeStatuses(code) : undefined;
    if (!statuses) return undefined;
    const fits = statuses.some((each) => statusFits(status, each));
    return unless(fits, `${code} with status ${statuses.join(' or ')}`, `status ${status}`);
  }),
  'errors.conflict-kind-listed': onErrors(({ status }, error) => {
    const kind = member(member(error, 'details'), 'kind');
    if (status !== 409 || member(error, 'code') !== conflict || kind === undefined) return undefined;
    const fits = typeof kind === 'string' && kinds.includes(kind);
    return unless(fits, `details.kind, one of ${kinds.join(', ')}`, formatValue(kind));
  }),
  'authentication.unauthorized-carries-hint': onErrors(({ status }, error) => {
    if (status !== unauthorized.status || member(error, 'code') !== unauthorized.code) return undefined;
    const hint = member(member(error, 'details'), 'hint');
    return unless(typeof hint === 'string', 'details.hint, a string', formatValue(hint));
  }),
  'authentication.expired-session-retry-after': onErrors(({ status, headers }, error) => {
    const isExpired = member(member(error, 'details'), 'hint') === expired.details.hint;
    if (!isExpired || status !== expired.status) return undefined;
    const value = headers[headerNames.retryAfter.toLowerCase()];
    return unless(value === '0', `${headerNames.retryAfter}: 0`, value ?? 'none');
  }),
  'errors.policy-denied-details': onErrors((_, error) =>
    member(error, 'code') === errors['policy-denied'].code ? lacking(error, policyDetails) : undefined,
  ),
  'pages.stale-names-current': onErrors((_, error) => {
    const { code, details } = errors['version-mismatch'];
    const isStale =
      member(error, 'code') === code && member(member(error, 'details'), 'kind') === details.kind;
    return isStale ? lacking(error, ['current_version']) : undefined;
  }),
  'validation.fields-present': onErrors((exchange, error) => {
    const { status, code } = errors['validation-failed'];
    if (exchange.status !== status || member(error, 'code') !== code) return undefined;
    const fields = member(error, 'fields');
    const fits = Array.isArray(fields) && fields.length > 0;
    return unless(fits, 'error.fields with at least one entry', formatValue(fields));
  }),
};
