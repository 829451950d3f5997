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

type Place = { readonly isDocumented: boolean };

const breach = (kind: BreachKind, isDocumented: boolean, value: fc.Arbitrary<unknown>): Breach => ({
  kind,
  keys: [],
  isDocumented,
  value,
});

const wrongTypes = (schema: JsonSchema, { isDocumented }: Place): Breach[] => {
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
  return [breach('wrong-type', isDocumented, fc.oneof(...weighted))];
};

const stringBreaches = (schema: JsonSchema): Breach[] => {
  const { minLength = 0, maxLength, pattern, format } = schema;
  if (schema.enum) return [breach('unknown-value', false, fc.constantFrom('gate_unknown', 'gate:unknown'))];
  const breaches: Breach[] = [];
  if (minLength > 0) breaches.push(breach('too-short', false, fc.constant('x'.repeat(minLength - 1))));
  // The value must still match the pattern, so that only one thing is wrong. Letters match the patterns of plain names.
  if (
    maxLength !== undefined &&
    (pattern === undefined || new RegExp(pattern).test('x'.repeat(maxLength + 1)))
  ) {
    const length = fc.integer({ min: maxLength + 1, max: maxLength + 10 });
    breaches.push(
      breach(
        'too-long',
        false,
        length.map((count) => 'x'.repeat(count)),
      ),
    );
  }
  if (pattern !== undefined || format !== undefined) {
    breaches.push(breach('pattern', false, fc.constantFrom(...unfit)));
  }
  return breaches;
};

const numberBreaches = ({ minimum, maximum }: JsonSchema): Breach[] => {
  const outside = [
    ...(minimum === undefined ? [] : [fc.integer({ min: minimum - 1000, max: minimum - 1 })]),
    ...(maximum === undefined ? [] : [fc.integer({ min: maximum + 1, max: maximum + 1000 })]),
  ];
  return outside.map((value) => breach('out-of-range', false, value));
};

const objectBreaches = (schema: JsonSchema, place: Place): Breach[] => {
  const properties = Object.entries(schema.properties ?? {});
  const required = schema.required ?? [];
  const valid = validValue(schema) as fc.Arbitrary<Record<string, unknown>>;
  const missing = required.map(
    (name): Breach => ({
      ...breach(
        'missing',
        place.isDocumented && inheritPlace(schema.properties?.[name], place).isDocumented,
        valid,
      ),
      keys: [name],
      value: valid.map((value) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
    }),
  );
  const within = properties.flatMap(([name, property]) =>
    breaches(property, place).map(
      (inner): Breach => ({
        ...inner,
        keys: [name, ...inner.keys],
        value: fc.tuple(valid, inner.value).map(([value, broken]) => ({ ...value, [name]: broken })),
      }),
    ),
  );
  const unknown: Breach[] =
    schema.additionalProperties === false
      ? [
          {
            ...breach(
              'unknown-field',
              false,
              valid.map((value) => ({ ...value, [unknownField]: true })),
            ),
            keys: [unknownField],
          },
        ]
      : [];
  return [...missing, ...within, ...unknown];
};

const arrayBreaches = (schema: JsonSchema, place: Place): Breach[] => {
  const { minItems = 0, items } = schema;
  const tooShort: Breach[] = minItems > 0 ? [breach('too-short', false, fc.constant([]))] : [];
  const within = items
    ? breaches(items, place).map(
        (inner): Breach => ({
          ...inner,
          keys: ['0', ...inner.keys],
          value: inner.value.map((broken) => [broken]),
        }),
      )
    : [];
  return [...tooShort, ...within];
};

const inheritPlace = (schema: JsonSchema | undefined, { isDocumented }: Place): Place => ({
  isDocumented: isDocumented && schema?.['x-provisional'] === undefined,
});

/**
 * Every way to break a schema in one place: a missing required member, a wrong type, a violated length, pattern, range or
 * enumeration, or an unknown member.
 */
export const breaches = (from: JsonSchema, place: Place = { isDocumented: true }): Breach[] => {
  const alternatives = listAlternatives(resolved(from)).flatMap((schema) =>
    listBreaches(from, schema, place),
  );
  // A part that the alternatives share can be broken in each of them. One breach is enough.
  return [...new Map(alternatives.map((item) => [describeBreach(item), item])).values()];
};

const listBreaches = (from: JsonSchema, schema: JsonSchema, place: Place): Breach[] => {
  // The service document shows a scope's type but not the catalogue of its values. The mark of an enumeration is about the
  // values.
  const here = inheritPlace(from, schema.enum ? place : inheritPlace(schema, place));
  const types = listTypes(schema);
  return [
    ...wrongTypes(schema, here),
    ...(types.includes('string') ? stringBreaches(schema) : []),
    ...(types.includes('integer') || types.includes('number') ? numberBreaches(schema) : []),
    ...(types.includes('object') && schema.properties ? objectBreaches(schema, here) : []),
    ...(types.includes('array') ? arrayBreaches(schema, here) : []),
  ];
};
