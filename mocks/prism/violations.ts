import { type components, headerNames, oneLine } from '@workspace-api/contract';

/** One thing wrong with a request, as Prism says it: where (`['body', 'name']`), by which rule of JSON Schema, and how. */
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

/** Prism names the property that is missing or too many in its message only. */
const namedIn = (message: string): readonly string[] => {
  const name = /required property '([^']+)'|; found '([^']+)'/.exec(message);
  return name === null ? [] : [name[1] ?? name[2] ?? ''];
};

/** Prism reads headers in lower case. */
const spelledOut = new Map(Object.values(headerNames).map((name) => [name.toLowerCase(), name]));

const keysOf = ({ path: [place, ...keys], message }: Violation): string[] => [
  ...keys.map((key) => (place === 'header' ? (spelledOut.get(key) ?? key) : key)),
  ...namedIn(message),
];

/** The violation as an entry of `error.fields`; paths are JSON Pointers below the body, the query or the headers. */
export const fieldOf = (violation: Violation): Field => ({
  path: keysOf(violation)
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join(''),
  reason: reasons[violation.rule] ?? 'format_mismatch',
  message: oneLine(`${violation.message}.`),
});
