import { contractVersion } from '@workspace-api/contract';
import type { Leftover } from '../../resources/record-events.ts';
import type { RunSettings } from '../settings/settings.ts';
import { clauseResults } from './clause-results.ts';
import { describeForecast, type Forecast } from './forecast.ts';
import { findNotOffered, type OperationResponses } from './not-offered.ts';
import { listErrors, problemNotes, type RunProblems } from './problems.ts';
import type { ClauseResult, Report } from './report.ts';
import { addRequests, countRequests, noRequests } from './request-counts.ts';
import { tool } from './tool.ts';
import { evaluateResults, interruptedExitCode } from './verdict.ts';
import { expiredWaivers, unusedWaivers } from './waiver-errors.ts';

/** Everything that a report is built from. */
export type RunOutcome = RunProblems & {
  settings: RunSettings;
  driver: Report['driver'];
  leftovers: Leftover[];
  startedAt: Date;
  durationMs: number;
  /** How long rate limits were expected to delay the run; null if they weren't. */
  forecast: Forecast | null;
  /** Number of requests that were repeated because of a 5xx. */
  repeated: number;
  /** Milliseconds spent waiting for rate limits. */
  waitedMs: number;
  /** Number of requests that the cleanup sent. */
  cleaningUp: number;
  isInterrupted: boolean;
  responses: OperationResponses[];
};

const listNotes = (run: RunOutcome, clauses: readonly ClauseResult[]): string[] => {
  const { settings, forecast, repeated, waitedMs } = run;
  return [
    ...(settings.missingScopes.length > 0
      ? [`the token lacks ${settings.missingScopes.join(', ')}: clauses that need them were not exercised`]
      : []),
    ...(forecast ? [describeForecast(forecast)] : []),
    ...(waitedMs > 0 ? [`waited ${(waitedMs / 1000).toFixed(1)} s for the target's rate limits`] : []),
    ...(repeated > 0 ? [`repeated ${repeated} requests that returned a 5xx`] : []),
    ...problemNotes(run, clauses),
  ];
};

/** Creates the report of a finished run. */
export const createReport = (run: RunOutcome): Report => {
  const { settings, driver, results, leftovers, startedAt, durationMs } = run;
  const clauses = clauseResults(settings, results);
  const errors = [
    ...listErrors(run, clauses),
    // A replayed case says nothing about waivers.
    ...(settings.replay === null
      ? [...expiredWaivers(settings.expiredWaivers), ...unusedWaivers(settings, results)]
      : []),
  ];
  const notes = listNotes(run, clauses);
  const notOffered = findNotOffered(run.responses);
  const requestsByPurpose = addRequests([
    ...results.map(({ requests }) => requests),
    { ...noRequests(), cleaningUp: run.cleaningUp },
  ]);
  return {
    format: 2,
    tool,
    contract: { version: contractVersion },
    target: { url: settings.url, workspace: settings.workspace, mode: settings.mode },
    driver,
    seed: settings.seed,
    effort: settings.effort,
    only: settings.only,
    startedAt: startedAt.toISOString(),
    durationMs,
    requests: countRequests(requestsByPurpose),
    requestsByPurpose,
    ...evaluateResults(clauses, errors, settings.allowPartial),
    ...(run.isInterrupted ? { exitCode: interruptedExitCode } : {}),
    ...(notOffered.length > 0 ? { notOffered } : {}),
    leftovers,
    ...(notes.length > 0 ? { notes } : {}),
  };
};
