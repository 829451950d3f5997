import { basePath } from '@workspace-api/contract';
import { checkOptions } from '../calls/check-options.ts';
import type { CallerOptions } from '../calls/create-caller.ts';
import { type Hooks, hooks } from './hooks.ts';

/** The options of a client. */
export type ClientOptions = CallerOptions & Hooks;

const names: readonly (keyof ClientOptions)[] = [
  'baseUrl',
  'token',
  'authorize',
  'fetch',
  'headers',
  'timeout',
  'retries',
  'maxDelay',
  'onRequest',
  'onResponse',
  'onRetry',
  'observe',
  'newKey',
  'clock',
  'random',
];

/**
 * Checks the options of a client, and replaces the functions among them by the wrapper that calls them.
 *
 * @throws TypeError for an unknown option, or a base URL that is missing or relative
 */
export const prepareOptions = (all: ClientOptions): CallerOptions => {
  checkOptions('the client', all, names);
  const { onRequest, onResponse, ...options } = all;
  const { baseUrl, clock, observe = (next) => next as typeof fetch } = options;
  if (!/^https?:\/\/[^/]/i.test(String(baseUrl))) {
    throw new TypeError(
      `Expected an absolute URL as baseUrl, such as https://api.example.test${basePath}, got ${JSON.stringify(baseUrl)}.`,
    );
  }
  const called = hooks({ onRequest, onResponse }, clock);
  return { ...options, observe: (next) => observe(called(next)) };
};
