import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import { limits } from '../core/limits.ts';
import { isControlToken, isHostName, shortestControlToken } from '../domain/control-access.ts';
import { parseLatency } from '../http/fault-injection/latency.ts';
import { isOrigin, isWebOrigin } from '../http/own-pages.ts';
import type { RateLimit } from '../wiring/options.ts';

/** The environment variable that holds the control token. */
export const controlTokenVariable = 'WORKSPACE_SANDBOX_CONTROL_TOKEN';

/** Creates the parser of an option. @param read returns its value; undefined if the option doesn't accept the string */
const parser =
  <Value>(advice: string, read: (value: string) => Value | undefined) =>
  (value: string): Value => {
    const accepted = read(value);
    if (accepted === undefined) throw new InvalidArgumentError(advice);
    return accepted;
  };

/** Creates the parser of an option whose value is the string. */
const checked = (advice: string, accepts: (value: string) => boolean) =>
  parser(advice, (value) => (accepts(value) ? value : undefined));

/** Creates the parser of an option that can be repeated. */
const repeated =
  (parseOne: (value: string) => string) =>
  (value: string, before: string[] = []): string[] => [...before, parseOne(value)];

const isCount = (digits: string): boolean =>
  /^[1-9]\d*$/.test(digits) && Number.isSafeInteger(Number(digits));

const readRateLimit = (value: string): RateLimit | undefined => {
  const [limit = '', seconds = '60', ...rest] = value.split('/');
  if (!isCount(limit) || !isCount(seconds) || rest.length > 0) return undefined;
  return { limit: Number(limit), windowSeconds: Number(seconds) };
};

/** The parsers of the options. They throw an InvalidArgumentError that says what the option accepts. */
export const parse = {
  port: parser('A port must be a whole number from 0 (any free port) to 65535.', (value) =>
    /^\d+$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined,
  ),
  data: checked('Name a file, or omit the option to keep the records in memory.', (path) => path !== ''),
  seed: checked('Name a file, or omit the option to start with the demo records.', (file) => file !== ''),
  latency: parser(
    `Use milliseconds up to ${limits.delayMs}, such as 300, or a range such as 200-800.`,
    parseLatency,
  ),
  timeout: parser(`Use whole milliseconds from 1 to ${limits.delayMs}.`, (value) =>
    isCount(value) && Number(value) <= limits.delayMs ? Number(value) : undefined,
  ),
  rateLimit: parser(
    'Use a whole number of at least 1, such as 20, or with the seconds of the window: 20/10.',
    readRateLimit,
  ),
  mutants: repeated((name) => name),
  origins: repeated(checked('Name an origin, without a path: http://localhost:5173.', isOrigin)),
  publicUrl: checked('Name an origin, without a path: https://sandbox.acme.example.', isWebOrigin),
  host: checked(
    'Name an address, such as 127.0.0.1, or a host of this machine.',
    (host) => isIP(host) > 0 || isHostName(host),
  ),
  hosts: repeated(checked('Name a host, without a scheme and a port: sandbox.internal.', isHostName)),
  controlToken: checked(
    `A control token must have at least ${shortestControlToken} characters: letters, digits, and . _ ~ + / -. Create one with \`openssl rand -hex 24\`.`,
    isControlToken,
  ),
};

/** Parses an environment variable as an option. @throws Error with the variable's name */
export const parseVariable = <Value>(
  read: (value: string) => Value,
  prefix: string,
  variable: string,
): Value => {
  try {
    return read(variable);
  } catch (error) {
    throw new Error(`${prefix} ${(error as Error).message}`);
  }
};
