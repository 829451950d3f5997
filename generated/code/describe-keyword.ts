const types: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

/** A count with its noun, e.g. `1 item`. */
const counted = (count: unknown, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

const atLeast = (thing: string) => (count: unknown) =>
  count === 1 ? 'must not be empty' : `must have at least ${counted(count, thing)}`;
const atMost = (thing: string) => (count: unknown) => `must have at most ${counted(count, thing)}`;

/** By keywords with a limit. */
const demands: Readonly<Record<string, (limit: unknown) => string>> = {
  minLength: atLeast('character'),
  maxLength: atMost('character'),
  minItems: atLeast('item'),
  maxItems: atMost('item'),
  minProperties: atLeast('field'),
  maxProperties: atMost('field'),
  minimum: (limit) => `must be at least ${limit}`,
  maximum: (limit) => `must be at most ${limit}`,
  exclusiveMinimum: (limit) => `must be greater than ${limit}`,
  exclusiveMaximum: (limit) => `must be less than ${limit}`,
};

/**
 * What a keyword of a schema requires of a value, as the rest of a sentence that starts with "The value".
 *
 * @param keyword e.g. `maxLength`
 * @param params the parameters of its error: Ajv's names
 * @returns undefined for a keyword that can't be described without its schema
 * @example describeKeyword('maxLength', { limit: 120 }) // 'must have at most 120 characters'
 */
export const describeKeyword = (
  keyword: string,
  params: Readonly<Record<string, unknown>>,
): string | undefined => {
  if (keyword === 'type') {
    // Several types are an array, or a string with commas.
    const names = String(params.type).split(',');
    return `must be ${names.map((name) => types[name] ?? name).join(' or ')}`;
  }
  if (keyword === 'multipleOf') return `must be a multiple of ${params.multipleOf}`;
  if (keyword === 'uniqueItems')
    return `must not have the same item twice (items ${params.j} and ${params.i})`;
  return demands[keyword]?.(params.limit);
};
