import { type ClauseId, errors, headerNames, mediaTypes } from '@workspace-api/contract';
import type { OperationExchange } from '../../target/exchange.ts';
import { isObject, member } from '../body.ts';
import { type Difference, type ExchangeCheck, formatValue, unless } from '../check-result.ts';
import { getError, policyDetails } from '../error-body.ts';
import { getCodeStatuses, statusFits } from '../tolerated-errors.ts';

type ErrorCheck = (
  exchange: OperationExchange,
  error: Readonly<Record<string, unknown>>,
) => ReturnType<ExchangeCheck>;

/** A check of the members of an error. */
const onErrors =
  (check: ErrorCheck): ExchangeCheck =>
  (exchange) => {
    const error = getError(exchange);
    return exchange.status >= 400 ? check(exchange, isObject(error) ? error : {}) : undefined;
  };

const conflict = errors['name-taken'].code;

/** The kinds of conflict that the contract declares. */
const kinds: readonly string[] = Object.values(errors).flatMap((error) =>
  error.code === conflict && 'details' in error && 'kind' in error.details ? [error.details.kind] : [],
);

const { unauthorized, 'token-expired': expired } = errors;

/** The difference unless the details of an error have these members. */
const lacking = (details: unknown, names: readonly string[]): Difference | null => {
  const isComplete = names.every((name) => member(details, name) !== undefined);
  return unless(isComplete, `details with ${names.join(' and ')}`, formatValue(details));
};

/** The error envelope of every error, and the details of some. */
export const envelopeChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  'errors.envelope': onErrors((exchange) => {
    const got = exchange.text.slice(0, 200) || 'no body';
    return unless(isObject(getError(exchange)), 'a JSON object that contains an error object', got);
  }),
  'errors.always-json': onErrors((exchange) => {
    const got = exchange.headers['content-type'] ?? 'no content type';
    return unless(exchange.mediaType === mediaTypes.json, mediaTypes.json, got);
  }),
  'errors.code-required': onErrors((_, { code }) => {
    const fits = typeof code === 'string' && code !== '';
    return unless(fits, 'error.code, a non-empty string', formatValue(code));
  }),
  'errors.message-is-one-line': onErrors((_, { message }) => {
    const fits = typeof message === 'string' && message !== '' && !/[\r\n]/.test(message);
    return unless(fits, 'error.message, a non-empty string without line breaks', formatValue(message));
  }),
  'errors.details-is-object': onErrors((_, { details }) => {
    if (details === undefined || details === null) return undefined;
    return unless(isObject(details), 'error.details, an object', formatValue(details));
  }),
  'errors.code-fits-status': onErrors(({ status }, { code }) => {
    const statuses = typeof code === 'string' ? getCodeStatuses(code) : undefined;
    if (!statuses) return undefined;
    const fits = statuses.some((each) => statusFits(status, each));
    return unless(fits, `${code} with status ${statuses.join(' or ')}`, `status ${status}`);
  }),
  'errors.conflict-kind-listed': onErrors(({ status }, { code, details }) => {
    const kind = member(details, 'kind');
    if (status !== 409 || code !== conflict || kind === undefined) return undefined;
    const fits = typeof kind === 'string' && kinds.includes(kind);
    return unless(fits, `details.kind, one of ${kinds.join(', ')}`, formatValue(kind));
  }),
  'authentication.unauthorized-carries-hint': onErrors(({ status }, { code, details }) => {
    if (status !== unauthorized.status || code !== unauthorized.code) return undefined;
    const hint = member(details, 'hint');
    return unless(typeof hint === 'string', 'details.hint, a string', formatValue(hint));
  }),
  'authentication.expired-session-retry-after': onErrors(({ status, headers }, { details }) => {
    const isExpired = member(details, 'hint') === expired.details.hint;
    if (!isExpired || status !== expired.status) return undefined;
    const value = headers[headerNames.retryAfter.toLowerCase()];
    return unless(value === '0', `${headerNames.retryAfter}: 0`, value ?? 'none');
  }),
  'errors.policy-denied-details': onErrors((_, { code, details }) =>
    code === errors['policy-denied'].code ? lacking(details, policyDetails) : undefined,
  ),
  'pages.stale-names-current': onErrors((_, { code, details }) => {
    const stale = errors['version-mismatch'];
    const isStale = code === stale.code && member(details, 'kind') === stale.details.kind;
    return isStale ? lacking(details, ['current_version']) : undefined;
  }),
  'validation.fields-present': onErrors(({ status }, { code, fields }) => {
    const failed = errors['validation-failed'];
    if (status !== failed.status || code !== failed.code) return undefined;
    const fits = Array.isArray(fields) && fields.length > 0;
    return unless(fits, 'error.fields with at least one entry', formatValue(fields));
  }),
};
