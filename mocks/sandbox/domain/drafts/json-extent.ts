/** Characters of JSON (RFC 8259 section 2), as bytes of UTF-8. */
const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
const space = 0x20;

/** The index of the quotation mark that ends a string, or the index of the last byte if there is none. */
const findStringEnd = (json: Uint8Array, from: number): number => {
  let at = from;
  for (; at < json.length && json[at] !== quote; at += 1) if (json[at] === backslash) at += 1;
  return at;
};

/**
 * Finds whether JSON bytes exceed the limits on values (strings, numbers, lists, objects) or on nesting levels. It
 * doesn't parse the JSON, because the parser would create every value before the first could be counted. It stops at
 * the limit. For bytes that aren't JSON, the result is unspecified.
 */
export const findExcess = (
  json: Uint8Array,
  allowed: { readonly values: number; readonly levels: number },
): 'values' | 'levels' | undefined => {
  // Starts with the first value. Each comma adds one, and so does the start of a list or object that isn't empty.
  let values = 1;
  let levels = 0;
  let isFirst = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number;
    if (byte <= space) continue;
    if (byte === closeList || byte === closeObject) {
      levels -= 1;
      isFirst = false;
      continue;
    }
    if (isFirst || byte === comma) values += 1;
    if (values > allowed.values) return 'values';
    isFirst = byte === openList || byte === openObject;
    if (isFirst) levels += 1;
    if (levels > allowed.levels) return 'levels';
    if (byte === quote) at = findStringEnd(json, at + 1);
  }
  return undefined;
};

/** Whether a JSON value is nested more deeply than `levels`. The search stops at that depth. */
export const isDeeperThan = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((child) => isDeeperThan(child, levels - 1));
  // Avoids the array that Object.values creates, because every written body and document passes through here.
  for (const name in value)
    if (isDeeperThan((value as Record<string, unknown>)[name], levels - 1)) return true;
  return false;
};
