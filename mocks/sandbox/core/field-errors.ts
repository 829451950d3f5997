import { type components, describeKeyword, formats, patterns } from '@workspace-api/contract';
import type { SchemaError, Validator } from '@workspace-api/contract/validators';
import { joinPointer } from './json.ts';
import { limits } from './limits.ts';
import { shorten } from './printable.ts';
import type { FieldError } from './problem.ts';

type Reason = components['schemas']['FieldErrorReason'];

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

/** The maximum length of a list of allowed values in a message. */
const listLength = 200;

/** Keywords whose errors only repeat a nested error. */
const compound = new Set(['allOf', 'if', '$ref', 'discriminator']);

/** Describes a pattern or a format as a sentence, because users can't be expected to read a regular expression. */
const describeFormat = ({ keyword, params }: SchemaError): string =>
  (keyword === 'pattern' ? patterns[String(params.pattern)] : formats[String(params.format)]) ??
  'of another form';

const message = (reason: Reason, errors: readonly [SchemaError, ...SchemaError[]]): string => {
  const [first] = errors;
  const { keyword, params, message: why } = first;
  if (keyword === 'pattern') return `The value must be ${describeFormat(first)}.`;
  // Alternatives can have different formats, such as a date-time or a date.
  if (keyword === 'format') {
    const formatErrors = errors.filter((error) => error.keyword === 'format');
    return `The value must be ${formatErrors.map(describeFormat).join(', or ')}.`;
  }
  switch (reason) {
    case 'missing':
      return 'This field is required.';
    case 'unknown_field':
      return 'This field is unknown.';
    case 'unknown_value':
      return Array.isArray(params.allowedValues)
        ? `The value must be one of ${shorten(params.allowedValues.join(', '), listLength)}.`
        : 'The value is not the allowed one.';
    default:
      return `The value ${describeKeyword(keyword, params) ?? why ?? 'does not match its schema'}.`;
  }
};

const toPath = ({ instancePath, params }: SchemaError): string => {
  const key = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return key === undefined ? instancePath : joinPointer(instancePath, String(key));
};

/** The maximum number of errors that are sorted by field. The others are only counted. */
const sortedErrors = 1000;

/** The first invalid fields of a value, and the number of further ones. */
export type FieldErrors = { readonly fields: readonly FieldError[]; readonly omitted: number };

export const noErrors: FieldErrors = { fields: [], omitted: 0 };

/** The errors of a validator's last call, one for each path (`validation.one-entry-per-field`). */
export const fieldErrors = ({ errors }: Pick<Validator, 'errors'>): FieldErrors => {
  if (!errors) return noErrors;
  // Only the first error of each path is reported. A wrong type takes precedence.
  const byPlace = new Map<string, [SchemaError, ...SchemaError[]]>();
  for (const error of errors.slice(0, sortedErrors)) {
    if (compound.has(error.keyword)) continue;
    const place = toPath(error);
    const earlier = byPlace.get(place);
    if (earlier) earlier.push(error);
    else byPlace.set(place, [error]);
  }
  const fields = [...byPlace].slice(0, limits.fieldErrors).map(([place, all]) => {
    const reason = reasons[all[0].keyword] ?? 'format_mismatch';
    return { path: shorten(place, limits.fieldPathLength), reason, message: message(reason, all) };
  });
  return { fields, omitted: byPlace.size - fields.length + Math.max(0, errors.length - sortedErrors) };
};
