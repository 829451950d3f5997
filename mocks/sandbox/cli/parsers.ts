import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import { limits } from '../core/limits.ts';
import type { RateLimit } from '../core/principal.ts';
import { isControlToken, isHostName, shortestControlToken } from '../domain/control-access.ts';
import { type Latency, parseLatency } from '../http/fault-injection/latency.ts';
import { isOrigin, isWebOrigin } from '../http/own-pages.ts';

/** The environment variable that holds the control token. */
export const controlTokenVariable = 'WORKSPACE_SANDBOX_CONTROL_TOKEN';

export const parsePort = (value: string): number => {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port must be a whole number from 0 (any free port) to 65535.');
};

/** @throws Error with the variable's name */
export const parsePortVariable = (variable: string): number => {
  try {
    return parsePort(variable);
  } catch (error) {
    throw new Error(`PORT is ${variable}. ${(error as Error).message}`);
  }
};

export const parseData = (path: string): string => {
  if (path !== '') return path;
  throw new InvalidArgumentError('Name a file, or omit the option to keep the records in memory.');
};

export const parseSeed = (file: string): string => {
  if (file !== '') return file;
  throw new InvalidArgumentError('Name a file, or omit the option to start with the demo records.');
};

export const parseLatencyOption = (value: string): Latency => {
  const latency = parseLatency(value);
  if (latency) return latency;
  throw new InvalidArgumentError(
    `Use milliseconds up to ${limits.delayMs}, such as 300, or a range such as 200-800.`,
  );
};

export const parseTimeout = (value: string): number => {
  if (/^[1-9]\d*$/.test(value) && Number(value) <= limits.delayMs) return Number(value);
  throw new InvalidArgumentError(`Use whole milliseconds from 1 to ${limits.delayMs}.`);
};

export const parseRateLimit = (value: string): RateLimit => {
  const [limit = '', seconds = '60', ...rest] = value.split('/');
  const isCount = (digits: string) => /^[1-9]\d*$/.test(digits) && Number.isSafeInteger(Number(digits));
  if (isCount(limit) && isCount(seconds) && rest.length === 0)
    return { limit: Number(limit), windowSeconds: Number(seconds) };
  throw new InvalidArgumentError(
    'Use a whole number of at least 1, such as 20, or with the seconds of the window: 20/10.',
  );
};

export const addOrigin = (origin: string, before: string[] = []): string[] => {
  if (isOrigin(origin)) return [...before, origin];
  throw new InvalidArgumentError('Name an origin, without a path: http://localhost:5173.');
};

export const parsePublicUrl = (origin: string): string => {
  if (isWebOrigin(origin)) return origin;
  throw new InvalidArgumentError('Name an origin, without a path: https://sandbox.acme.example.');
};

export const addValue = (value: string, before: string[] = []): string[] => [...before, value];

export const parseHost = (host: string): string => {
  if (isIP(host) > 0 || isHostName(host)) return host;
  throw new InvalidArgumentError('Name an address, such as 127.0.0.1, or a host of this machine.');
};

export const addHost = (host: string, before: string[] = []): string[] => {
  if (isHostName(host)) return [...before, host];
  throw new InvalidArgumentError('Name a host, without a scheme and a port: sandbox.internal.');
};

export const parseControlToken = (token: string): string => {
  if (isControlToken(token)) return token;
  throw new InvalidArgumentError(
    `A control token must have at least ${shortestControlToken} characters: letters, digits, and . _ ~ + / -. Create one with \`openssl rand -hex 24\`.`,
  );
};
