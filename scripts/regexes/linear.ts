import { readFileSync } from 'node:fs';
import { fromRoot } from '../generate/paths.ts';

/** The linear expressions, each with why it is linear. `npm run regexes` writes it, and keeps reasons that are written by hand. */
export const linearFile = 'scripts/regexes/linear.json';

/** The reason of an expression that recheck found to be linear. It can't decide some, which need another reason. */
export const byRecheck = 'recheck';

/** The reasons why expressions are linear. */
export const readLinear = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(fromRoot(linearFile), 'utf8')) as Record<string, string>;
