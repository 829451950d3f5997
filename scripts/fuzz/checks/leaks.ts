import { fromRoot } from '../../generate/paths.ts';
import { controlToken } from '../sandbox/control-token.ts';

/** The start of the secret values that the run sets. They appear only where the control plane documents it. */
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

/** Finds internals of the sandbox that a response must not show. Returns undefined if there are none. */
export const leakIn = (value: string): string | undefined =>
  inside.find(([, pattern]) => pattern.test(value))?.[0];
