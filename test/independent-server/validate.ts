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

/** Creates a check of JSON bodies against a JSON Schema. It throws 400 `validation_failed` with every invalid field. */
export function bodySchema<T>(schema: SchemaObject): (value: unknown) => T {
  const check = ajv.compile<T>(schema);
  return (value) => {
    if (check(value)) return value;
    throw invalid(...(check.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(field));
  };
}

/** Parses the JSON of a request body. */
export function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    throw invalidField('', 'format_mismatch', 'The body is not JSON.');
  }
}

/** Parses the ISO 8601 time of a query parameter to milliseconds. */
export function instant(query: URLSearchParams, name: string): number | undefined {
  const parameter = query.get(name);
  if (parameter === null) return undefined;
  const iso = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d([.,]\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/;
  const value = iso.test(parameter) ? Date.parse(parameter.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(value)) throw invalidField(`/${name}`, 'format_mismatch', 'Expected an ISO 8601 time.');
  return value;
}

/** Parses a query parameter that has a closed set of values. */
export function choice(query: URLSearchParams, name: string, values: readonly string[]): string | undefined {
  const value = query.get(name) ?? undefined;
  if (value !== undefined && !values.includes(value)) {
    throw invalidField(`/${name}`, 'unknown_value', `Expected one of ${values.join(', ')}.`);
  }
  return value;
}
