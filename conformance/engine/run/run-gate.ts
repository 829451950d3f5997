import { contractVersion } from '@workspace-api/contract';
import { statuses } from '../../report/statuses.ts';
import { createHttpClient } from '../../target/http-client.ts';
import { loadDriver } from '../../target/load-driver.ts';
import type { Leftover, Report } from '../report/report.ts';
import { clauseResults } from './clause-results.ts';
import { cleanUp } from './clean-up.ts';
import type { GateOptions } from './gate-options.ts';
import { tool } from './package-root.ts';
import { CannotStart } from './preflight.ts';
import { type RunScenariosOptions, runScenarios, type ScenariosRun } from './run-scenarios.ts';
import type { RunSettings } from './settings.ts';
import { settingsOf } from './settings-of.ts';
import { exitCodeOf, verdictOf } from './verdict.ts';

const describeDriver = async (settings: RunSettings): Promise<Report['driver']> => {
  const driver = await loadDriver(settings).catch((error: Error) => {
    throw new CannotStart(`The driver can't be used. ${error.message}`);
  });
  await driver?.close?.();
  return driver && { name: driver.name, capabilities: Object.keys(driver.capabilities).sort() };
};

const takeAway = async (settings: RunSettings, { events }: ScenariosRun): Promise<Leftover[]> => {
  const client = createHttpClient(settings);
  try {
    return await cleanUp(client, settings.url, settings.token, events);
  } finally {
    await client.close();
  }
};

const notesOf = (missing: readonly string[], { results }: ScenariosRun): string[] => {
  const waitedMs = results.reduce((sum, result) => sum + result.waitedMs, 0);
  return [
    ...(missing.length > 0
      ? [`the token lacks ${missing.join(', ')}: what needs them was not looked at`]
      : []),
    ...(waitedMs > 0 ? [`waited ${(waitedMs / 1000).toFixed(1)} s for the target's rate limits`] : []),
  ];
};

/** The run was ended from outside; what it had made has been taken away. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly leftovers: readonly Leftover[];

  constructor(leftovers: readonly Leftover[]) {
    const left = leftovers.map(({ kind, id, why }) => `  ${kind} ${id}: ${why}`);
    super(
      ['Interrupted; nothing is judged.', ...(left.length > 0 ? ['Left on the target:', ...left] : [])].join(
        '\n',
      ),
    );
    this.leftovers = leftovers;
  }
}

/**
 * Judges a target.
 *
 * @returns the whole report, verdict and exit code included
 * @throws CannotStart on bad usage, and where the target can't be reached or refuses the token
 * @throws Interrupted when the signal given ends the run
 */
export const runGate = async (options: GateOptions, scenarios: RunScenariosOptions = {}): Promise<Report> => {
  const started = new Date();
  const { missing, ...settings } = await settingsOf(options);
  const driver = await describeDriver(settings);
  const run = await runScenarios(settings, scenarios);
  const { results, errors } = run;
  const leftovers = await takeAway(settings, run);
  if (scenarios.signal?.aborted) throw new Interrupted(leftovers);
  if (settings.replay && results.every(({ skipped }) => skipped)) {
    throw new CannotStart(`--replay names the scenario ${settings.replay.scenario}, which there is not.`);
  }
  const clauses = clauseResults(settings, results);
  const verdict = verdictOf(clauses, errors);
  const notes = notesOf(missing, run);
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
    ...(notes.length > 0 ? { notes } : {}),
  };
};
