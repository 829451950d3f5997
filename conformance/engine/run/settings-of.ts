import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clauseList } from '@workspace-api/contract';
import { createHttpClient } from '../../target/http-client.ts';
import type { GateOptions } from './gate-options.ts';
import { matcherOf } from './patterns.ts';
import { CannotStart, preflight } from './preflight.ts';
import { parseReplay } from './replay-id.ts';
import { randomSeed } from './seed.ts';
import type { RunSettings } from './settings.ts';

const moduleUrl = (path: string): string =>
  path.startsWith('file:') ? path : pathToFileURL(isAbsolute(path) ? path : resolve(path)).href;

const checkedTarget = (target: string): string => {
  const url = URL.canParse(target) ? new URL(target) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CannotStart(`--target must be an http(s) URL, such as http://127.0.0.1:4010/v1; got ${target}`);
  }
  return url.href.replace(/\/+$/, '');
};

const checkedOnly = (only: string[]): string[] => {
  for (const pattern of only) {
    if (!clauseList.some(({ id }) => matcherOf([pattern])(id))) {
      throw new CannotStart(`--only ${pattern} names no clause; see --list for those there are.`);
    }
  }
  return only;
};

const checkedReplay = (id: string | undefined) => {
  if (id === undefined) return null;
  const replay = parseReplay(id);
  if (!replay) throw new CannotStart(`--replay ${id} is not an id that a report gives.`);
  return replay;
};

/**
 * What the scenarios are told, once the target has been asked who the token is; with the scopes that it lacks.
 *
 * @throws CannotStart on bad usage, and where the target can't be reached or refuses the token
 */
export const settingsOf = async (options: GateOptions): Promise<RunSettings & { missing: string[] }> => {
  const url = checkedTarget(options.target);
  const only = checkedOnly(options.only ?? []);
  const replay = checkedReplay(options.replay);
  if (options.seed !== undefined && !Number.isSafeInteger(options.seed)) {
    throw new CannotStart('--seed must be a whole number.');
  }
  const timeoutMs = options.timeoutMs ?? 10_000;
  const maxWaitMs = options.maxWaitMs ?? 120_000;
  const client = createHttpClient({ timeoutMs, maxWaitMs });
  try {
    const { missing, ...found } = await preflight(client, url, options.token);
    return {
      ...found,
      missing,
      url,
      token: options.token,
      tokens: options.tokens ?? {},
      consoleUrl: options.consoleUrl ?? null,
      driver: options.driver ? moduleUrl(options.driver) : null,
      driverOptions: options.driverOptions ?? {},
      unsupported: options.unsupported ?? [],
      mayChangeLiveData: options.mayChangeLiveData ?? false,
      effort: options.effort ?? 'standard',
      seed: replay?.seed ?? options.seed ?? randomSeed(),
      only,
      replay,
      listOnly: false,
      timeoutMs,
      maxWaitMs,
      runTag: Date.now().toString(36),
    };
  } finally {
    await client.close();
  }
};
