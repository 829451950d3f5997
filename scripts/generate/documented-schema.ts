import type { Schema } from './openapi-document.ts';

const date = [
  String.raw`\d{4}-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?`,
  String.raw`\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])`,
  // Week dates and ordinal dates.
  String.raw`\d{4}-?W(?:0[1-9]|[1-4]\d|5[0-3])(?:-?[1-7])?`,
  String.raw`\d{4}-?(?:[0-2]\d\d|3[0-6]\d)`,
];
const fraction = String.raw`(?:[.,]\d+)?`;
const time = String.raw`(?:[01]\d|2[0-4])(?::?[0-5]\d(?::?(?:[0-5]\d|60))?)?${fraction}`;
const offset = String.raw`(?:[Zz]|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)?`;

/**
 * A date, or a date and a time, in any representation of ISO 8601: extended or basic, with or without a fraction, seconds or an
 * offset. It is wider than RFC 3339, so it also accepts RFC 3339 strings.
 */
export const iso8601 = new RegExp(`^(?:${date.join('|')})(?:[Tt]${time}${offset})?$`);

/** The format of the service document's times: any representation of ISO 8601. */
export const isoFormat = 'iso-8601';

/**
 * Removes everything marked `x-provisional` from a schema. The remainder is what the service document itself states: deviating
 * from it is a violation, while deviating from the removed parts is only information.
 *
 * `date-time` is RFC 3339, which tools know but the service document never names. The service document names ISO 8601.
 */
export const documentedSchema = (node: Schema): Schema => {
  if (node['x-provisional'] !== undefined) return {};
  const dropped = Object.entries(node.properties ?? {}).flatMap(([name, property]) =>
    property['x-provisional'] === undefined ? [] : [name],
  );
  const entries = Object.entries(node).map(([keyword, value]): [string, unknown] => {
    if (keyword === 'properties') {
      const documentedProperties = Object.entries(value as Record<string, Schema>).filter(
        ([name]) => !dropped.includes(name),
      );
      return [
        keyword,
        Object.fromEntries(
          documentedProperties.map(([name, property]) => [name, documentedSchema(property)]),
        ),
      ];
    }
    if (keyword === 'format') return [keyword, value === 'date-time' ? isoFormat : value];
    if (keyword === 'required')
      return [keyword, (value as string[]).filter((name) => !dropped.includes(name))];
    if (Array.isArray(value) && ['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(keyword))
      return [keyword, value.map((part) => documentedSchema(part as Schema))];
    if (['items', 'additionalProperties', 'not', 'if', 'then', 'else'].includes(keyword) && isSchema(value))
      return [keyword, documentedSchema(value)];
    return [keyword, value];
  });
  return Object.fromEntries(entries);
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
