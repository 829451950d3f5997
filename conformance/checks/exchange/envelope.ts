import { type ClauseId, errors, mediaTypes } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { isObject, member } from '../body.ts';
import type { ExchangeCheck } from '../check-result.ts';
import { getError } from '../error-body.ts';
import { getCodeStatuses, statusFits } from '../tolerated-errors.ts';

const onErrors =
  (check: (exchange: Exchange, error: unknown) => ReturnType<ExchangeCheck>): ExchangeCheck =>
  (exchange) =>
    exchange.status >= 400 ? check(exchange, getError(exchange)) : undefined;

const start = ({ text }: Exchange) => (text === '' ? 'no body' : text.slice(0, 200));
const describeValue = (value: unknown) => (value === undefined ? 'none' : JSON.stringify(value));

const conflict = errors['name-taken'].code;

/** The kinds of conflict that the contract declares. */
const kinds: readonly string[] = Object.values(errors).flatMap((error) =>
  error.code === conflict && 'details' in error && 'kind' in error.details ? [error.details.kind] : [],
);

/** The error envelope of every error. */
export const envelopeChecks: Partial<Record<ClauseId, ExchangeCheck>> = {
  'errors.envelope': onErrors((exchange, error) =>
    isObject(error)
      ? null
      : { expected: 'a JSON object that contains an error object', got: start(exchange) },
  ),
  'errors.always-json': onErrors((exchange) =>
    exchange.mediaType === mediaTypes.json
      ? null
      : { expected: mediaTypes.json, got: exchange.headers['content-type'] ?? 'no content type' },
  ),
  'errors.code-required': onErrors((_, error) => {
    const code = member(error, 'code');
    return typeof code === 'string' && code !== ''
      ? null
      : { expected: 'error.code, a non-empty string', got: describeValue(code) };
  }),
  'errors.message-is-one-line': onErrors((_, error) => {
    const message = member(error, 'message');
    return typeof message === 'string' && message !== '' && !/[\r\n]/.test(message)
      ? null
      : { expected: 'error.message, a non-empty string without line breaks', got: describeValue(message) };
  }),
  'errors.details-is-object': onErrors((_, error) => {
    const details = member(error, 'details');
    if (details === undefined || details === null) return undefined;
    return isObject(details) ? null : { expected: 'error.details, an object', got: describeValue(details) };
  }),
  'errors.code-fits-status': onErrors((exchange, error) => {
    const code = member(error, 'code');
    const statuses = typeof code === 'string' ? getCodeStatuses(code) : undefined;
    if (!statuses) return undefined;
    return statuses.some((status) => statusFits(exchange.status, status))
      ? null
      : { expected: `${code} with status ${statuses.join(' or ')}`, got: `status ${exchange.status}` };
  }),
  'errors.conflict-kind-listed': onErrors((exchange, error) => {
    if (exchange.status !== 409 || member(error, 'code') !== errors['name-taken'].code) return undefined;
    const kind = member(member(error, 'details'), 'kind');
    if (kind === undefined) return undefined;
    return typeof kind === 'string' && kinds.includes(kind)
      ? null
      : { expected: `details.kind, one of ${kinds.join(', ')}`, got: describeValue(kind) };
  }),
  'validation.fields-present': onErrors((exchange, error) => {
    const { status, code } = errors['validation-failed'];
    if (exchange.status !== status || member(error, 'code') !== code) return undefined;
    const fields = member(error, 'fields');
    return Array.isArray(fields) && fields.length > 0
      ? null
      : { expected: 'error.fields with at least one entry', got: describeValue(fields) };
  }),
};
