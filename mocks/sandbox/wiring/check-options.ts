import { privateAddresses } from '../core/addresses.ts';
import { isControlToken, isHostName, shortestControlToken } from '../core/control-access.ts';
import { adviceFor } from '../core/nearest-name.ts';
import { isOrigin } from '../core/origin.ts';
import type { SandboxOptions } from './options.ts';

/** An unknown option, or a value that an option doesn't accept. */
export class InvalidOptionError extends TypeError {
  override readonly name = 'InvalidOptionError';
}

type Check = { readonly takes: string; readonly accepts: (value: unknown) => boolean };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isFunction = (value: unknown) => typeof value === 'function';
const isNonEmptyString = (value: unknown) => typeof value === 'string' && value !== '';
const isAbove = (least: number) => (value: unknown) => Number.isFinite(value) && (value as number) > least;

/** The check for the value of each option. The contents of records, latency and mutants are checked when they are read. */
const checks: { readonly [Name in keyof Required<SandboxOptions>]: Check } = {
  clock: {
    takes: 'a clock, such as manualClock(new Date())',
    accepts: (value) => isObject(value) && isFunction(value.now),
  },
  seed: { takes: 'an integer', accepts: Number.isSafeInteger },
  data: {
    takes: "a file's path, the URL of a PostgreSQL database, or ':memory:'",
    accepts: isNonEmptyString,
  },
  masterKey: { takes: '32 bytes in base64 or hexadecimal', accepts: isNonEmptyString },
  rateLimit: {
    takes: '{ limit, windowSeconds }, two positive numbers',
    accepts: (value) => isObject(value) && isAbove(0)(value.limit) && isAbove(0)(value.windowSeconds),
  },
  privateAddresses: {
    takes: privateAddresses.map((name) => `'${name}'`).join(' or '),
    accepts: (value) => privateAddresses.some((name) => name === value),
  },
  credentialOrigins: {
    takes: "an array of origins, such as 'http://localhost:5173'",
    accepts: (value) => Array.isArray(value) && value.every(isOrigin),
  },
  controlToken: {
    takes: `a string of at least ${shortestControlToken} letters, digits, and . _ ~ + / -`,
    accepts: isControlToken,
  },
  allowedHosts: {
    takes: "an array of host names without ports, such as 'sandbox.internal'",
    accepts: (value) => Array.isArray(value) && value.every(isHostName),
  },
  outgoing: { takes: 'a function (next) => (request) => Promise<Response>', accepts: isFunction },
  records: { takes: 'records, such as { workspaces: [{ slug }] }', accepts: isObject },
  latency: {
    takes: 'milliseconds, or { min, max }',
    accepts: (value) => typeof value === 'number' || isObject(value),
  },
  mutants: { takes: 'an array of mutant names', accepts: Array.isArray },
  loadMutants: { takes: 'a function that loads mutants by name', accepts: isFunction },
  log: { takes: 'a function (line) => void', accepts: isFunction },
  onRequest: { takes: 'a function (request) => void', accepts: isFunction },
};

const unknownOption = (name: string): InvalidOptionError =>
  new InvalidOptionError(`createSandbox has no option "${name}". ${adviceFor(name, Object.keys(checks))}`);

/**
 * Rejects unknown options, and values that an option doesn't accept. An option that is `undefined` counts as absent.
 *
 * @throws InvalidOptionError with the option's name and the values that it accepts
 */
export const checkOptions = (options: SandboxOptions): void => {
  if (!isObject(options)) throw new InvalidOptionError('createSandbox takes an object with options.');
  for (const [name, value] of Object.entries(options)) {
    const check = Object.hasOwn(checks, name) ? checks[name as keyof SandboxOptions] : undefined;
    if (!check) throw unknownOption(name);
    if (value !== undefined && !check.accepts(value))
      throw new InvalidOptionError(`The option "${name}" of createSandbox takes ${check.takes}.`);
  }
  if (options.allowedHosts?.length && options.controlToken === undefined)
    throw new InvalidOptionError(
      'The option "allowedHosts" of createSandbox needs "controlToken": without a token, only this machine can use the control plane.',
    );
};
