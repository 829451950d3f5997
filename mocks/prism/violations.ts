import { type components, headerNames, oneLine } from '@workspace-api/contract';

/** A violation in Prism's format: its path such as `['body', 'name']`, the JSON Schema keyword, and a message. */
export type Violation = { readonly path: readonly string[]; readonly rule: string; readonly message: string };

type Field = components['schemas']['FieldError'];

const reasons: Readonly<Record<string, Field['reason']>> = {
  required: 'missing',
  minLength: 'too_short',
  minItems: 'too_short',
  maxLength: 'too_long',
  maxItems: 'too_long',
  minimum: 'out_of_range',
  maximum: 'out_of_range',
  exclusiveMinimum: 'out_of_range',
  exclusiveMaximum: 'out_of_range',
  enum: 'unknown_value',
  const: 'unknown_value',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
};

/** The name of a missing or unknown property, which Prism only has in its message. */
const namedIn = (message: string): readonly string[] => {
  const name = /required property '([^']+)'|; found '([^']+)'/.exec(message);
  return name === null ? [] : [name[1] ?? name[2] ?? ''];
};

/** The contract's spelling of headers, which Prism lowercases. */
const spelledOut = new Map(Object.values(headerNames).map((name) => [name.toLowerCase(), name]));

const keysOf = ({ path: [place, ...keys], message }: Violation): string[] => [
  ...keys.map((key) => (place === 'header' ? (spelledOut.get(key) ?? key) : key)),
  ...namedIn(message),
];

/** Converts a violation to an entry of `error.fields`, with a JSON Pointer into the body, the query or the headers. */
export const fieldOf = (violation: Violation): Field => ({
  path: keysOf(violation)
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join(''),
  reason: reasons[violation.rule] ?? 'format_mismatch',
  message: oneLine(`${violation.message}.`),
});
