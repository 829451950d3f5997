import { type components, formats, headerNames, oneLine, patterns } from '@workspace-api/contract';

/** A violation in Prism's format: its path such as `['body', 'name']`, the JSON Schema keyword, and a message. */
export type Violation = { readonly path: readonly string[]; readonly rule: string; readonly message: string };

/** One entry of `error.fields`. */
export type Field = components['schemas']['FieldError'];

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
const parsePropertyNames = (message: string): readonly string[] => {
  const name = /required property '([^']+)'|; found '([^']+)'/.exec(message);
  return name === null ? [] : [name[1] ?? name[2] ?? ''];
};

/** The contract's spelling of headers, which Prism lowercases. */
const spelledOut = new Map(Object.values(headerNames).map((name) => [name.toLowerCase(), name]));

const listKeys = ({ path: [place, ...keys], message }: Violation): string[] => [
  ...keys.map((key) => (place === 'header' ? (spelledOut.get(key) ?? key) : key)),
  ...parsePropertyNames(message),
];

const toPointer = (violation: Violation): string =>
  listKeys(violation)
    .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');

/** The meaning of a pattern or format, which Prism only has in its message. */
const describeFormat = ({ rule, message }: Violation): string | undefined => {
  const [, value = ''] = /must match (?:pattern|format) "(.*)"$/s.exec(message) ?? [];
  return rule === 'format' ? formats[value] : rule === 'pattern' ? patterns[value] : undefined;
};

/** Formats a rule as a sentence if one is available. If all alternatives fail, formats each of them. */
const formatMessage = (first: Violation, all: readonly Violation[]): string => {
  const alternatives = first.rule === 'format' ? all.filter(({ rule }) => rule === 'format') : [first];
  const descriptions = alternatives.flatMap((violation) => describeFormat(violation) ?? []);
  return descriptions.length > 0 ? `The value must be ${descriptions.join(', or ')}.` : `${first.message}.`;
};

/**
 * Converts violations to entries of `error.fields`, one per field, with a JSON Pointer into the body, the query or the headers.
 */
export const toFields = (violations: readonly Violation[]): Field[] => {
  const byPath = new Map<string, [Violation, ...Violation[]]>();
  for (const violation of violations) {
    const earlier = byPath.get(toPointer(violation));
    if (earlier) earlier.push(violation);
    else byPath.set(toPointer(violation), [violation]);
  }
  return [...byPath].map(([path, all]) => ({
    path,
    reason: reasons[all[0].rule] ?? 'format_mismatch',
    message: oneLine(formatMessage(all[0], all)),
  }));
};
