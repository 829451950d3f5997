import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import { type FieldError, invalid, invalidField } from './errors.ts';

const ajv = new Ajv({ allErrors: true, strict: false });

const reasons: Record<string, FieldError['reason']> = {
  required: 'missing',
  minLength: 'too_short',
  minItems: 'too_short',
  maxLength: 'too_long',
  maxItems: 'too_long',
  minimum: 'out_of_range',
  maximum: 'out_of_range',
  enum: 'unknown_value',
  additionalProperties: 'unknown_field',
};

function field(error: ErrorObject): FieldError {
  const missing = error.keyword === 'required' ? `/${error.params.missingProperty}` : '';
  return {
    path: `${error.instancePath}${missing}`,
    reason: reasons[error.keyword] ?? 'format_mismatch',
    message: error.message ?? 'is invalid',
  };
}

/** A check of JSON bodies by a JSON Schema; the check throws 400 `validation_failed` with every offending field. */
export function bodySchema<T>(schema: SchemaObject): (value: unknown) => T {
  const check = ajv.compile<T>(schema);
  return (value) => {
    if (check(value)) return value;
    throw invalid(...(check.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(field));
  };
}

/** The JSON value of a request body. */
export function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    throw invalidField('', 'format_mismatch', 'The body is not JSON.');
  }
}

/** An ISO 8601 instant of a query parameter, in milliseconds. */
export function instant(query: URLSearchParams, name: string): number | undefined {
  const parameter = query.get(name);
  if (parameter === null) return undefined;
  const iso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d([.,]\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/;
  const value = iso.test(parameter) ? Date.parse(parameter.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(value)) throw invalidField(`/${name}`, 'format_mismatch', 'Expected an ISO 8601 time.');
  return value;
}

/** A query parameter that has a closed set of values. */
export function choice(query: URLSearchParams, name: string, values: readonly string[]): string | undefined {
  const value = query.get(name) ?? undefined;
  if (value !== undefined && !values.includes(value)) {
    throw invalidField(`/${name}`, 'unknown_value', `Expected one of ${values.join(', ')}.`);
  }
  return value;
}
