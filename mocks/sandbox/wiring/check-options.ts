import { isStart } from '../core/clock.ts';
import { isObject } from '../core/json.ts';
import {
  checkNamedOptions,
  InvalidOptionError,
  isFunction,
  isNonEmptyString,
  type OptionCheck,
} from '../core/option-checks.ts';
import {
  createControlAccess,
  isControlToken,
  isHostName,
  shortestControlToken,
} from '../domain/control-access.ts';
import { privateAddresses } from '../host/network.ts';
import { isOrigin, isOwnOrigin, isWebOrigin } from '../http/own-pages.ts';
import type { SandboxOptions } from './options.ts';

const isAbove = (least: number) => (value: unknown) => Number.isFinite(value) && (value as number) > least;

/** The check for the value of each option. The contents of records, latency and mutants are checked when they are read. */
const checks: { readonly [Name in keyof Required<SandboxOptions>]: OptionCheck } = {
  clock: {
    takes:
      "a time, such as '2026-11-02' or '2026-11-02T09:00:00Z', or a clock, such as systemClock('2026-11-02'), or a function that creates one",
    accepts: (value) => isStart(value) || isFunction(value) || (isObject(value) && isFunction(value.now)),
  },
  seed: { takes: 'an integer', accepts: Number.isSafeInteger },
  data: {
    takes:
      "a file's path, the URL of a PostgreSQL database, 'opfs:' and a name in a browser's worker, or ':memory:'",
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
  demoTokens: { takes: 'true or false', accepts: (value) => typeof value === 'boolean' },
  allowedHosts: {
    takes: "an array of host names without ports, such as 'sandbox.internal'",
    accepts: (value) => Array.isArray(value) && value.every(isHostName),
  },
  publicUrl: {
    takes: "an origin with http or https, such as 'https://sandbox.acme.example'",
    accepts: isWebOrigin,
  },
  redirectOrigins: {
    takes: "an array of origins, such as 'https://preview.acme.example'",
    accepts: (value) => Array.isArray(value) && value.every(isWebOrigin),
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

/**
 * Rejects unknown options, and values that an option doesn't accept. An option that is `undefined` counts as absent.
 *
 * @throws InvalidOptionError with the option's name and the values that it accepts
 */
export const checkOptions = (options: SandboxOptions): void => {
  checkNamedOptions('createSandbox', checks, options);
  const { allowedHosts, publicUrl, controlToken } = options;
  if (controlToken !== undefined) return;
  const isPublished =
    publicUrl !== undefined && !isOwnOrigin(publicUrl, undefined, createControlAccess(undefined));
  if (allowedHosts?.length || isPublished)
    throw new InvalidOptionError(
      `The option "${isPublished ? 'publicUrl' : 'allowedHosts'}" of createSandbox needs "controlToken": without a token, only this machine can use the control plane.`,
    );
};
