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
