import { Ajv, type ErrorObject, type SchemaObject } from 'ajv';
import { type FieldError, invalid, invalidField } from './errors.ts';

const ajv = new Ajv({ allErrors: true, strict: false });

const reasons: Record<string, string> = {
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

function toField(error: ErrorObject): FieldError {
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
    throw invalid(...(check.errors ?? []).filter(({ keyword }) => keyword !== 'if').map(toField));
  };
}

/** Creates a check of an object. By default, all its members are required. */
export const objectSchema = <T extends object>(
  properties: Record<keyof T, SchemaObject>,
  required: string[] = Object.keys(properties),
): ((value: unknown) => T) => bodySchema<T>({ type: 'object', required, properties });

export const nonEmpty = { type: 'string', minLength: 1 };

/** Parses the JSON of a request body. A missing body is an empty object. */
export function parseJson(raw: Buffer): unknown {
  if (raw.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch {
    throw invalidField('', 'format_mismatch', 'The body is not JSON.');
  }
}

/** Parses a time in a query parameter to milliseconds. `pattern` has its permitted forms, such as a calendar day. */
export function parseTime(
  query: URLSearchParams,
  name: string,
  pattern = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d([.,]\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?$/,
): number | undefined {
  const parameter = query.get(name);
  if (parameter === null) return undefined;
  const value = pattern.test(parameter) ? Date.parse(parameter.replace(',', '.')) : Number.NaN;
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
