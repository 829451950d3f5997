import * as fc from 'fast-check';
import { type Breach, type BreachKind, describeBreach } from './breach.ts';
import { type JsonSchema, listAlternatives, listTypes, resolved } from './json-schema.ts';
import { validValue } from './valid-value.ts';

const samples: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.constantFrom('text', 'a b'),
  integer: fc.integer({ min: -1000, max: 1000 }),
  boolean: fc.boolean(),
  object: fc.constantFrom({}, { nested: 'text' }),
  array: fc.constantFrom([], ['text']),
};

// None of these matches a pattern or format of the contract; the tests verify this.
const unfit = ['no slash !', '!', '%%', '\t?'];

/** A member that isn't in any schema of the contract. */
const unknownField = 'gate_unknown_field';

/** The weight of values that servers tend to convert: a string instead of an array, a number instead of a string. */
const mostTried = 12;

const breach = (
  kind: BreachKind,
  value: fc.Arbitrary<unknown>,
  isDocumented = false,
  keys: readonly string[] = [],
): Breach => ({ kind, keys, isDocumented, value });

/** A breach of a part of a value. @param change puts the broken part into the value */
const within = <T>(
  key: string,
  inner: Breach,
  value: fc.Arbitrary<T>,
  change: (value: T, broken: unknown) => unknown,
): Breach => ({
  ...inner,
  keys: [key, ...inner.keys],
  value: fc.tuple(value, inner.value).map(([whole, broken]) => change(whole, broken)),
});

const wrongTypes = (schema: JsonSchema, isDocumented: boolean): Breach[] => {
  const allowed = listTypes(schema);
  const others = Object.keys(samples).filter(
    (type) => !allowed.includes(type) && !(type === 'integer' && allowed.includes('number')),
  );
  if (others.length === 0) return [];
  const likely = allowed.includes('array') ? 'string' : 'integer';
  const weighted = others.map((type) => ({
    arbitrary: samples[type] as fc.Arbitrary<unknown>,
    weight: type === likely ? mostTried : 1,
  }));
  return [breach('wrong-type', fc.oneof(...weighted), isDocumented)];
};

const stringBreaches = (schema: JsonSchema): Breach[] => {
  const { minLength = 0, maxLength, pattern, format } = schema;
  if (schema.enum) return [breach('unknown-value', fc.constantFrom('gate_unknown', 'gate:unknown'))];
  const breaches: Breach[] = [];
  if (minLength > 0) breaches.push(breach('too-short', fc.constant('x'.repeat(minLength - 1))));
  // The value must still match the pattern, so that only one thing is wrong. Letters match the patterns of plain names.
  if (maxLength !== undefined && new RegExp(pattern ?? '').test('x'.repeat(maxLength + 1))) {
    const length = fc.integer({ min: maxLength + 1, max: maxLength + 10 });
    const tooLong = length.map((count) => 'x'.repeat(count));
    breaches.push(breach('too-long', tooLong));
  }
  if (pattern !== undefined || format !== undefined)
    breaches.push(breach('pattern', fc.constantFrom(...unfit)));
  return breaches;
};

const numberBreaches = ({ minimum, maximum }: JsonSchema): Breach[] => {
  const outside = [
    ...(minimum === undefined ? [] : [fc.integer({ min: minimum - 1000, max: minimum - 1 })]),
    ...(maximum === undefined ? [] : [fc.integer({ min: maximum + 1, max: maximum + 1000 })]),
  ];
  return outside.map((value) => breach('out-of-range', value));
};

const objectBreaches = (schema: JsonSchema, isDocumented: boolean): Breach[] => {
  const { properties = {}, required = [] } = schema;
  const valid = validValue(schema) as fc.Arbitrary<Record<string, unknown>>;
  const missing = required.map((name) => {
    const without = valid.map(({ [name]: _, ...rest }) => rest);
    return breach('missing', without, isDocumented && isShown(properties[name]), [name]);
  });
  const inner = Object.entries(properties).flatMap(([name, property]) =>
    breaches(property, isDocumented).map((one) =>
      within(name, one, valid, (value, broken) => ({ ...value, [name]: broken })),
    ),
  );
  const withUnknown = valid.map((value) => ({ ...value, [unknownField]: true }));
  const isClosed = schema.additionalProperties === false;
  return [
    ...missing,
    ...inner,
    ...(isClosed ? [breach('unknown-field', withUnknown, false, [unknownField])] : []),
  ];
};

const arrayBreaches = ({ minItems = 0, items }: JsonSchema, isDocumented: boolean): Breach[] => [
  ...(minItems > 0 ? [breach('too-short', fc.constant([]))] : []),
  ...(items ? breaches(items, isDocumented) : []).map((one) =>
    within('0', one, fc.constant(null), (_, broken) => [broken]),
  ),
];

/** Whether the service document shows what a schema describes. */
const isShown = (schema: JsonSchema | undefined): boolean => schema?.['x-provisional'] === undefined;

/**
 * Every way to break a schema in one place: a missing required member, a wrong type, a violated length, pattern, range or
 * enumeration, or an unknown member.
 */
export const breaches = (from: JsonSchema, isDocumented = true): Breach[] => {
  const alternatives = listAlternatives(resolved(from)).flatMap((schema) =>
    listBreaches(schema, isDocumented && isShown(from)),
  );
  // A part that the alternatives share can be broken in each of them. One breach is enough.
  return [...new Map(alternatives.map((item) => [describeBreach(item), item])).values()];
};

const listBreaches = (schema: JsonSchema, isWithinDocumented: boolean): Breach[] => {
  // The service document shows a scope's type but not the catalogue of its values. The mark of an enumeration is about the
  // values.
  const isDocumented = isWithinDocumented && (schema.enum !== undefined || isShown(schema));
  const types = listTypes(schema);
  return [
    ...wrongTypes(schema, isDocumented),
    ...(types.includes('string') ? stringBreaches(schema) : []),
    ...(types.includes('integer') || types.includes('number') ? numberBreaches(schema) : []),
    ...(types.includes('object') && schema.properties ? objectBreaches(schema, isDocumented) : []),
    ...(types.includes('array') ? arrayBreaches(schema, isDocumented) : []),
  ];
};
