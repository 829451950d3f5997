import { limits } from '../../core/limits.ts';
import { findExcess, isDeeperThan } from '../../domain/drafts/json-extent.ts';

/** The reason why a JSON value can't be stored and read back unchanged, with its JSON Pointer. */
export type Unstorable = { readonly path: string; readonly message: string };

const tooDeep = {
  path: '',
  message: `There are more than ${limits.bodyDepth} levels of objects and arrays.`,
};
const tooMany = { path: '', message: `There are more than ${limits.bodyValues} values.` };

const loneSurrogate = (what: string) =>
  `${what} contains half of a surrogate pair, which UTF-8 cannot encode.`;

const search = (value: unknown, path: string): Unstorable | undefined => {
  if (typeof value === 'number' && !Number.isFinite(value))
    return { path, message: `The number is out of range: its magnitude is at most ${Number.MAX_VALUE}.` };
  if (typeof value === 'string' && !value.isWellFormed())
    return { path, message: loneSurrogate('The string') };
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, child] of Object.entries(value)) {
    if (!name.isWellFormed()) return { path, message: loneSurrogate('The name of a member') };
    const unstorable = search(child, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    if (unstorable) return unstorable;
  }
  return undefined;
};

/**
 * Finds the reason why a JSON value can't be stored and read back unchanged: too many levels, a number that JavaScript
 * reads as infinite, or a string that isn't valid Unicode (RFC 7493 sections 2.1 and 2.2).
 */
export const findUnstorable = (value: unknown): Unstorable | undefined =>
  isDeeperThan(value, limits.bodyDepth) ? tooDeep : search(value, '');

/** Numbers with a large exponent or very many digits, and escapes of surrogates. Only these can be unstorable. */
const suspicious = /\de\+?\d{3}|\d{309}|\\ud/i;

/** Like `findUnstorable`, but takes the JSON that the value was parsed from, so that most values needn't be searched. */
export const findUnstorableIn = (json: string, value: unknown): Unstorable | undefined =>
  suspicious.test(json) || isDeeperThan(value, limits.bodyDepth) ? findUnstorable(value) : undefined;

const excesses = { values: tooMany, levels: tooDeep };

/** Every value takes at least two bytes, so the values of short bodies needn't be counted. */
const uncounted = 2 * limits.bodyValues;

/** Finds whether a body has too many values or levels, before they are created. `findUnstorableIn` checks short bodies. */
export const findExcessIn = (body: Uint8Array): Unstorable | undefined => {
  if (body.byteLength <= uncounted) return undefined;
  const excess = findExcess(body, { values: limits.bodyValues, levels: limits.bodyDepth });
  return excess && excesses[excess];
};
