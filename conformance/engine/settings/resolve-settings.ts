import { sandboxUrl } from '@workspace-api/contract';
import { driverUrl } from '../../target/driver-url.ts';
import { defined } from './defined.ts';
import type { GateOptions } from './gate-options.ts';
import { checkOptions } from './options-schema.ts';
import { receiverAddress } from './receiver-address.ts';
import { parseReplay } from './replay-id.ts';
import { randomSeed } from './seed.ts';
import type { KnownSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { splitWaivers } from './waivers.ts';

/** Checks the API's base URL. @throws StartupError unless it is an http(s) URL without a query */
export const checkedBase = (option: string, value: string): string => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '')
    throw new StartupError(`${option} must be an http(s) URL such as ${sandboxUrl}, not "${value}".`);
  return url.href.replace(/\/+$/, '');
};

const checkedReplay = (id: string | undefined) => {
  if (id === undefined) return null;
  const replay = parseReplay(id);
  if (!replay) throw new StartupError(`--replay: "${id}" is not a replay id. Copy the id from a report.`);
  return replay;
};

const minuteMs = 60_000;

const defaults = {
  tokens: {},
  driverOptions: {},
  unsupported: [],
  waivers: [],
  samples: {},
  mayChangeLiveData: false,
  effort: 'standard',
  only: [],
  allowPartial: false,
  concurrency: 8,
  timeoutMs: 10_000,
  maxWaitMs: 20 * minuteMs,
  maxDurationMs: 30 * minuteMs,
} satisfies Partial<GateOptions>;

/** Checks the options and fills in defaults. @throws StartupError on bad usage */
export const resolveSettings = (options: GateOptions): KnownSettings => {
  // Options from JavaScript or a command line have no types. A pattern that matches nothing is a mistake.
  checkOptions(options);
  const {
    target,
    consoleUrl = null,
    driver = null,
    receiverUrl,
    receiverListen = '',
    signal: _,
    ...chosen
  } = defined(options);
  const replay = checkedReplay(options.replay);
  const now = new Date();
  const { waivers, ...settings } = { ...defaults, seed: randomSeed(), ...chosen };
  return {
    ...settings,
    url: checkedBase('--target', target),
    consoleUrl,
    driver: typeof driver === 'string' ? driverUrl(driver, process.cwd()) : driver,
    receiverUrl: receiverUrl?.replace(/\/+$/, '') ?? null,
    receiverListen: receiverAddress(receiverListen) ?? { host: '127.0.0.1', port: 0 },
    ...splitWaivers(waivers, now),
    seed: replay?.seed ?? settings.seed,
    replay,
    runTag: now.getTime().toString(36),
  };
};
