import { sandboxUrl } from '@workspace-api/contract';
import { driverUrl } from '../../target/load-module.ts';
import { StartupError } from '../errors.ts';
import { type GateOptions, optionsSchema, parseOptions } from './gate-options.ts';
import type { TokenFacts } from './preflight.ts';
import { splitWaivers } from './waivers.ts';

/** The options of a run, checked and with defaults: everything that is known before the first request. */
export type KnownSettings = ReturnType<typeof resolveSettings>;

/** All settings of a run. */
export type RunSettings = KnownSettings & TokenFacts;

/** Checks the API's base URL. @throws StartupError unless it is an http(s) URL without a query and a password, which reports show */
export const checkedBase = (option: string, value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new StartupError(`${option} must be an http(s) URL such as ${sandboxUrl}, not "${value}".`);
  if (url.username !== '' || url.password !== '')
    throw new StartupError(`${option} must not contain a user name or a password: pass the token by itself.`);
  return url.href.replace(/\/+$/, '');
};

/** Checks the options and fills in defaults. @throws StartupError on bad usage */
export const resolveSettings = (options: GateOptions) => {
  const { target, replay = null, ...settings } = parseOptions(optionsSchema, options);
  const { driver, waivers, seed } = settings;
  const now = new Date();
  return {
    ...settings,
    url: checkedBase('--target', target),
    driver: typeof driver === 'string' ? driverUrl(driver, process.cwd()) : driver,
    // The waivers that aren't in force when the run starts are separate.
    ...splitWaivers(waivers, now),
    seed: replay?.seed ?? seed,
    replay,
    /** Distinguishes this run's records from the records of other runs. */
    runTag: now.getTime().toString(36),
  };
};
