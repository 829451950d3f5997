import { statusFits } from '../../checks/tolerated-errors.ts';
import type { Case, Effort, Exchange } from '../../engine/scenario.ts';

/** Quotes, percent signs and letters outside ASCII reveal queries made of strings, and values that are decoded twice. */
const marks = '\'"%zz%20ÄЖ🙂';

/** More than the 255 characters of many columns, but less than the 260 of a path's segment that IIS accepts. */
const length = 257;

/**
 * Strings that a server may fail to handle: with NUL, which PostgreSQL refuses and where libraries in C end a string; and long
 * ones with unusual characters. Each starts with the given string, so that the run chose it. A quick run tries one string with
 * all of it, although a server in front of the target may refuse NUL and so hide the rest.
 */
export const unusualStrings = (effort: Effort): readonly ((start: string) => string)[] =>
  effort === 'quick'
    ? [(start) => `${start}\0${marks}`.padEnd(length, 'x')]
    : [(start) => `${start}\0`, (start) => `${start}${marks}`.padEnd(length, 'x')];

/** Expects a success or a refusal of unusual input: the service document leaves open whether it is valid. */
export const expectNo5xx = (t: Case, exchange: Exchange): boolean =>
  t.expect('errors.input-causes-no-5xx', !statusFits(exchange.status, '5XX'), { exchange });
