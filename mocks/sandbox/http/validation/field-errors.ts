import type { SchemaError } from '@workspace-api/contract/validators';
import type { FieldError } from '../../core/problem.ts';

type Reason =
  | 'missing'
  | 'too_short'
  | 'too_long'
  | 'format_mismatch'
  | 'out_of_range'
  | 'unknown_value'
  | 'unknown_field';

const reasons: Readonly<Record<string, Reason>> = {
  required: 'missing',
  minLength: 'too_short',
  minItems: 'too_short',
  minProperties: 'too_short',
  maxLength: 'too_long',
  maxItems: 'too_long',
  maxProperties: 'too_long',
  minimum: 'out_of_range',
  maximum: 'out_of_range',
  exclusiveMinimum: 'out_of_range',
  exclusiveMaximum: 'out_of_range',
  multipleOf: 'out_of_range',
  enum: 'unknown_value',
  const: 'unknown_value',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
};

/** Keywords that only say that something below them failed, which has an entry of its own. */
const umbrellas = new Set(['allOf', 'if', '$ref']);

const message = (reason: Reason, { params, message: why }: SchemaError): string => {
  switch (reason) {
    case 'missing':
      return 'This field is required.';
    case 'unknown_field':
      return 'This field is not known here.';
    case 'unknown_value':
      return Array.isArray(params.allowedValues)
        ? `The value is none of ${params.allowedValues.join(', ')}.`
        : 'The value is not the one that is allowed.';
    default:
      return `The value ${why ?? 'does not fit its schema'}.`;
  }
};

// RFC 6901 section 3: a key within a JSON Pointer.
const pointer = (key: unknown) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** What a validator found, as the envelope's `fields`: one entry for each offending place (`validation.one-entry-per-field`). */
export const fieldErrors = (errors: readonly SchemaError[]): FieldError[] => {
  const fields = errors
    .filter((error) => !umbrellas.has(error.keyword))
    .map((error) => {
      const reason = reasons[error.keyword] ?? 'format_mismatch';
      const { missingProperty, additionalProperty, unevaluatedProperty } = error.params;
      const key = missingProperty ?? additionalProperty ?? unevaluatedProperty;
      const path = key === undefined ? error.instancePath : error.instancePath + pointer(key);
      return { path, reason, message: message(reason, error) };
    });
  // Of several offences of one place the first is told; it is the type's where the type is wrong.
  return fields.filter(({ path }, index) => fields.findIndex((field) => field.path === path) === index);
};
