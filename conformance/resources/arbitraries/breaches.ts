import type { OperationShape } from '@workspace-api/contract';
import * as fc from 'fast-check';
import { isObject } from '../../checks/body.ts';
import { chosenIdMember, createdResource } from '../find-resource.ts';
import { type JsonSchema, listAlternatives, listTypes, resolved } from './json-schema.ts';
import { validValue } from './valid-value.ts';

/** The reason in the service's field entries for each kind of breach. */
export const reasonByKind = {
  missing: 'missing',
  'wrong-type': 'format_mismatch',
  'too-short': 'too_short',
  'too-long': 'too_long',
  pattern: 'format_mismatch',
  'out-of-range': 'out_of_range',
  'unknown-value': 'unknown_value',
  'unknown-field': 'unknown_field',
};

/** The effect of a breach on a value. */
export type BreachKind = keyof typeof reasonByKind;

/** Keys as a JSON Pointer (RFC 6901). */
export const toPointer = (keys: readonly string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** A short description of a breach: `missing at /scopes`. */
export const describeBreach = ({ kind, keys }: Breach): string =>
  `${kind} at ${keys.length === 0 ? 'the whole body' : toPointer(keys)}`;

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
) => ({
  kind,
  /** The keys that lead to the offending field. */
  keys,
  /**
   * Whether the service document shows the field and that it is required or of this type. Otherwise the breach concerns a limit
   * that the contract chose.
   */
  isDocumented,
  value,
});

/** A way to break a schema in one place, and values that break it only there. */
export type Breach = ReturnType<typeof breach>;

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

/** A name with the same defect that no other record has. */
const ownName = (name: unknown, unique: string): unknown => {
  if (typeof name !== 'string' || name === '') return name;
  return name.length > unique.length ? name.slice(0, -unique.length) + unique : name + unique;
};

/**
 * A body that is valid except for one defect. If a target accepts it anyway, it must do no harm.
 *
 * @param broken a value of the breach
 * @param valid a valid body
 * @param unique letters, digits and underscores that make a name unique to the run
 */
export const invalidBody = (
  operation: OperationShape,
  { keys }: Pick<Breach, 'keys'>,
  broken: unknown,
  valid: unknown,
  unique: string,
): unknown => {
  if (!isObject(broken) || !isObject(valid) || keys.length === 0) return broken;
  const [at = ''] = keys;
  const { [at]: _, ...rest } = valid;
  // Other optional members of the breach's value are omitted: the target may not know them.
  const body = at in broken ? { ...rest, [at]: broken[at] } : rest;
  const resource = createdResource(operation);
  return resource && at === chosenIdMember(resource) && at in body
    ? { ...body, [at]: ownName(body[at], unique) }
    : body;
};
