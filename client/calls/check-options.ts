import { inlineValue } from '@workspace-api/contract';

/** Counts the pairs of adjacent letters of a name that occur in another one. */
const countPairs = (name: string, other: string): number =>
  [...name].filter((_, at) => other.toLowerCase().includes(name.slice(at, at + 2).toLowerCase())).length;

/**
 * Refuses options that don't exist, also in JavaScript: a misspelled one would have no effect.
 *
 * @param owner what the options belong to, for the message
 * @throws TypeError that suggests the most similar name
 */
export const checkOptions = (owner: string, options: object, names: readonly string[]): void => {
  for (const name of Object.keys(options)) {
    if (names.includes(name)) continue;
    // Other clients call the token a key.
    const similar = /^(api.?)?key$/i.test(name) ? 'token' : name;
    const [nearest = ''] = [...names].sort((a, b) => countPairs(b, similar) - countPairs(a, similar));
    const isNear = 2 * countPairs(nearest, similar) >= Math.min(nearest.length, similar.length);
    const hint = isNear ? `Did you mean ${nearest}? ` : '';
    throw new TypeError(`Unknown option ${name} of ${owner}. ${hint}Available: ${names.join(', ')}.`);
  }
};

/**
 * Refuses an option that isn't a number, such as `Number(undefined)`: no comparison with NaN is true, so a limit would have no
 * effect.
 *
 * @param numbers the options by their names; undefined for a default
 * @throws TypeError that names the option
 */
export const checkNumbers = (numbers: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(numbers)) {
    const number = value ?? 0;
    if (!(typeof number === 'number' && number >= 0))
      throw new TypeError(
        `Expected the option ${name} to be a number of at least 0, got ${inlineValue(String(value))}.`,
      );
  }
};
