import { sandboxUrl } from '@workspace-api/contract';
import { z } from 'zod';
import { driverUrl } from '../../target/driver-url.ts';
import type { GateOptions } from './gate-options.ts';
import { optionSchemas, problemsIn } from './options-schema.ts';
import { receiverAddress } from './receiver-address.ts';
import { parseReplay } from './replay-id.ts';
import { randomSeed } from './seed.ts';
import type { KnownSettings } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { isInForce } from './waivers.ts';

const resolveDriver = (driver: GateOptions['driver'] = undefined): KnownSettings['driver'] => {
  if (driver === undefined) return null;
  return typeof driver === 'function' ? driver : driverUrl(driver, process.cwd());
};

const checkedTarget = (target: string): string => {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new StartupError(`--target must be an http(s) URL such as ${sandboxUrl}, not "${target}".`);
  }
  return url.href.replace(/\/+$/, '');
};

const optionsSchema = z.object(optionSchemas).partial();

/** Options from JavaScript or a command line have no types. A pattern that matches nothing is a mistake. */
const checkOptions = (options: GateOptions): void => {
  const problems = problemsIn(optionsSchema, options);
  if (problems.length > 0) throw new StartupError(['Invalid options.', ...problems].join('\n'));
};

const checkedReplay = (id: string | undefined) => {
  if (id === undefined) return null;
  const replay = parseReplay(id);
  if (!replay) throw new StartupError(`--replay: "${id}" is not a replay id. Copy the id from a report.`);
  return replay;
};

const minuteMs = 60_000;

/** Checks the options and fills in defaults. @throws StartupError on bad usage */
export const resolveSettings = (options: GateOptions): KnownSettings => {
  checkOptions(options);
  const replay = checkedReplay(options.replay);
  const { waivers = [] } = options;
  const now = new Date();
  return {
    url: checkedTarget(options.target),
    token: options.token,
    tokens: options.tokens ?? {},
    consoleUrl: options.consoleUrl ?? null,
    driver: resolveDriver(options.driver),
    driverOptions: options.driverOptions ?? {},
    receiverUrl: options.receiverUrl?.replace(/\/+$/, '') ?? null,
    receiverListen: receiverAddress(options.receiverListen ?? '') ?? { host: '127.0.0.1', port: 0 },
    unsupported: options.unsupported ?? [],
    waivers: waivers.filter((waiver) => isInForce(waiver, now)),
    expiredWaivers: waivers.filter((waiver) => !isInForce(waiver, now)),
    samples: options.samples ?? {},
    mayChangeLiveData: options.mayChangeLiveData ?? false,
    effort: options.effort ?? 'standard',
    seed: replay?.seed ?? options.seed ?? randomSeed(),
    only: options.only ?? [],
    replay,
    allowPartial: options.allowPartial ?? false,
    concurrency: options.concurrency ?? 8,
    timeoutMs: options.timeoutMs ?? 10_000,
    maxWaitMs: options.maxWaitMs ?? 20 * minuteMs,
    maxDurationMs: options.maxDurationMs ?? 30 * minuteMs,
    runTag: now.getTime().toString(36),
  };
};
