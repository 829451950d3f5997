import { fromRoot } from '../../generate/paths.ts';
import { controlToken } from '../sandbox/control-token.ts';

/** How the values of secrets begin that the run sets: they are shown nowhere but where the control plane says so. */
export const secretMark = 'fuzz-secret-value-';

const inside: readonly (readonly [string, RegExp])[] = [
  ['a stack trace', /(?:\n|\\n)\s+at .+:\d+:\d+/],
  ['a path of this machine', new RegExp(fromRoot('.').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))],
  ['a file of the sandbox', /mocks\/sandbox\/|node_modules\/|node:internal/],
  ['an error of its programs', /\b(?:TypeError|RangeError|SyntaxError|ReferenceError|SqliteError): /],
  ['an error of its database', /SQLITE_[A-Z]+|UNIQUE constraint|relation "\w+" does not exist/],
  ['the control token', new RegExp(controlToken)],
  ['the value of a secret', new RegExp(secretMark)],
];

/** What an answer shows of the inside of the sandbox, and must not; undefined for nothing. */
export const leakIn = (value: string): string | undefined =>
  inside.find(([, pattern]) => pattern.test(value))?.[0];
