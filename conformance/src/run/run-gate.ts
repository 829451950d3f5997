import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clauseList, contractVersion } from '@workspace-api/contract';
import { loadDriver } from '../driver/load-driver.ts';
import { createHttpClient } from '../http/http-client.ts';
import type { Report } from '../report/report.ts';
import { statuses } from '../report/statuses.ts';
import { clauseResults } from './clause-results.ts';
import { cleanUp } from './clean-up.ts';
import type { GateOptions } from './gate-options.ts';
import { tool } from './package-root.ts';
import { matcherOf } from './patterns.ts';
import { CannotStart, preflight } from './preflight.ts';
import { parseReplay } from './replay-id.ts';
import { type RunScenariosOptions, runScenarios } from './run-scenarios.ts';
import { randomSeed } from './seed.ts';
import type { RunSettings } from './settings.ts';
import { exitCodeOf, verdictOf } from './verdict.ts';

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

/** What the scenarios are told, once the target has been asked who the token is. */
const settingsOf = async (options: GateOptions): Promise<RunSettings & { missing: string[] }> => {
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

const describeDriver = async (settings: RunSettings): Promise<Report['driver']> => {
  const driver = await loadDriver(settings).catch((error: Error) => {
    throw new CannotStart(`The driver can't be used. ${error.message}`);
  });
  await driver?.close?.();
  return driver && { name: driver.name, capabilities: Object.keys(driver.capabilities).sort() };
};

/**
 * Judges a target.
 *
 * @returns the whole report, verdict and exit code included
 * @throws CannotStart on bad usage, and where the target can't be reached or refuses the token
 */
export const runGate = async (
  options: GateOptions,
  scenarios: RunScenariosOptions & { warn?: (message: string) => void } = {},
): Promise<Report> => {
  const started = new Date();
  const { missing, ...settings } = await settingsOf(options);
  if (missing.length > 0) {
    scenarios.warn?.(`The token lacks ${missing.join(', ')}: what needs them is not looked at.`);
  }
  const driver = await describeDriver(settings);
  const { results, errors } = await runScenarios(settings, scenarios);
  if (settings.replay && results.every(({ skipped }) => skipped)) {
    throw new CannotStart(`--replay names the scenario ${settings.replay.scenario}, which there is not.`);
  }
  const client = createHttpClient(settings);
  const leftovers = await cleanUp(
    client,
    settings.url,
    settings.token,
    results.flatMap(({ events }) => events),
  );
  await client.close();
  const clauses = clauseResults(settings, results);
  const verdict = verdictOf(clauses, errors);
  const waitedMs = results.reduce((sum, result) => sum + result.waitedMs, 0);
  if (waitedMs > 0)
    scenarios.warn?.(`Waited ${(waitedMs / 1000).toFixed(1)} s for the target's rate limits.`);
  return {
    format: 1,
    tool,
    contract: { version: contractVersion },
    target: { url: settings.url, workspace: settings.workspace, mode: settings.mode },
    driver,
    seed: settings.seed,
    effort: settings.effort,
    only: settings.only,
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    requests: results.reduce((sum, result) => sum + result.requests, 0),
    verdict,
    exitCode: exitCodeOf(verdict, options.allowPartial ?? false),
    totals: Object.fromEntries(
      statuses.map((status) => [status, clauses.filter((clause) => clause.status === status).length]),
    ) as Report['totals'],
    clauses,
    errors,
    leftovers,
  };
};
