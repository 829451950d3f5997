import { type ClauseId, errors } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { member } from '../body.ts';
import type { Judge } from '../judgement.ts';
import { errorOf } from './envelope.ts';

const reasons = [
  'missing',
  'too_short',
  'too_long',
  'format_mismatch',
  'out_of_range',
  'unknown_value',
  'unknown_field',
];

const fieldsOf = (exchange: Exchange): { fields: unknown } | null => {
  const error = errorOf(exchange);
  return exchange.status === 400 && member(error, 'code') === errors['validation-failed'].code
    ? { fields: member(error, 'fields') }
    : null;
};

const onEntries =
  (expected: string, fits: (entry: unknown) => boolean): Judge =>
  (exchange) => {
    const found = fieldsOf(exchange);
    if (!found || !Array.isArray(found.fields) || found.fields.length === 0) return undefined;
    const odd = (found.fields as unknown[]).find((entry) => !fits(entry));
    return odd === undefined ? null : { expected, got: JSON.stringify(odd) };
  };

const text = (entry: unknown, name: string) => typeof member(entry, name) === 'string';

/** What every validation error says. */
export const validationJudges: Partial<Record<ClauseId, Judge>> = {
  'validation.fields-present': (exchange) => {
    const found = fieldsOf(exchange);
    if (!found) return undefined;
    return Array.isArray(found.fields) && found.fields.length > 0
      ? null
      : { expected: 'error.fields with at least one entry', got: String(JSON.stringify(found.fields)) };
  },
  'validation.field-entry-shape': onEntries(
    'path, reason and message, all strings',
    (entry) => text(entry, 'path') && text(entry, 'reason') && text(entry, 'message'),
  ),
  // RFC 6901: each step begins with a slash, and ~ is written ~0 or ~1.
  'validation.path-is-pointer': onEntries('a path like /email', (entry) =>
    /^(\/([^~/]|~[01])*)*$/.test(String(member(entry, 'path') ?? '')),
  ),
  'validation.reason-listed': onEntries(`a reason of ${reasons.join(', ')}`, (entry) =>
    reasons.includes(member(entry, 'reason') as string),
  ),
};
