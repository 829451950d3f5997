import { rewrite, type Schema } from './openapi-document.ts';

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
 * Removes everything marked `x-provisional` from a schema, or from several by name. The remainder is what the service document
 * itself states: deviating from it is a violation, while deviating from the removed parts is only information.
 *
 * `date-time` is RFC 3339, which tools know but the service document never names. The service document names ISO 8601.
 */
export const documentedSchema = <T extends Schema | Record<string, Schema>>(schema: T): T =>
  rewrite(schema, (key, value) => {
    if (key === 'format' && value === 'date-time') return isoFormat;
    if (typeof value !== 'object' || value === null) return value;
    const { properties, required = [], ...others } = value as Schema;
    if (others['x-provisional'] !== undefined) return {};
    if (properties === undefined) return value;
    const isDropped = (name: string) => properties[name]?.['x-provisional'] !== undefined;
    const kept = Object.entries(properties).filter(([name]) => !isDropped(name));
    return {
      ...value,
      properties: Object.fromEntries(kept),
      ...('required' in value && { required: required.filter((name) => !isDropped(name)) }),
    };
  });
