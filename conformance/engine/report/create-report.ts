import { contractVersion } from '@workspace-api/contract';
import type { Leftover } from '../../resources/run-records.ts';
import type { Driver } from '../../target/driver.ts';
import { listCapabilities } from '../../target/load-driver.ts';
import type { SeenNames } from '../session/seen-names.ts';
import type { Session } from '../session/session.ts';
import { clauseResults } from './clause-results.ts';
import { describeForecast, type Forecast } from './forecast.ts';
import { findNotOffered } from './not-offered.ts';
import { listErrors, problemNotes } from './problems.ts';
import {
  addRequests,
  type ClauseResult,
  countRequests,
  noRequests,
  type Report,
  type ScenarioResult,
} from './report.ts';
import { tool } from './tool.ts';
import { evaluateResults, interruptedExitCode } from './verdict.ts';
import { waiverErrors } from './waiver-errors.ts';

/** What a report is built from, in addition to the session of its run. */
export type RunOutcome = {
  results: ScenarioResult[];
  leftovers: Leftover[];
  startedAt: Date;
  durationMs: number;
  /** How long rate limits were expected to delay the run; null if they weren't. */
  forecast: Forecast | null;
  /** Number of requests that the cleanup sent. */
  cleaningUp: number;
};

/** A driver as reports show it. */
export const describeDriver = (driver: Driver | null): Report['driver'] =>
  driver && { name: driver.name, capabilities: listCapabilities(driver) };

const describeNames = ({ schema, absent, others }: SeenNames): string =>
  `the target has ${others.join(', ')} in ${schema}${absent.length > 0 ? `, and no ${absent.join(', ')}` : ''}: if these are other names of the same members, set mapping.members.${schema} in the configuration`;

const listNotes = (
  session: Session,
  forecast: Forecast | null,
  clauses: readonly ClauseResult[],
): string[] => {
  const { missingScopes } = session.settings;
  const { repeated, waitedMs } = session.client.stats;
  return [
    ...(missingScopes.length > 0
      ? [`the token lacks ${missingScopes.join(', ')}: clauses that need them were not exercised`]
      : []),
    ...(forecast ? [describeForecast(forecast)] : []),
    ...(waitedMs > 0 ? [`waited ${(waitedMs / 1000).toFixed(1)} s for the target's rate limits`] : []),
    ...(repeated > 0 ? [`repeated ${repeated} requests that returned a 5xx`] : []),
    ...session.seenNames.all().map(describeNames),
    ...problemNotes(session, clauses),
  ];
};

/** Creates the report of a run that has ended. */
export const createReport = (session: Session, outcome: RunOutcome): Report => {
  const { settings, driver, run } = session;
  const { results, leftovers, startedAt, durationMs, forecast, cleaningUp } = outcome;
  const clauses = clauseResults(settings, results);
  const errors = [
    ...listErrors(session, results, clauses),
    // A replayed case says nothing about waivers.
    ...(settings.replay === null ? waiverErrors(settings, results) : []),
  ];
  const notes = listNotes(session, forecast, clauses);
  const notOffered = findNotOffered(session.responses.all());
  const seenNames = session.seenNames.all();
  const requestsByPurpose = addRequests([
    ...results.map(({ requests }) => requests),
    { ...noRequests(), cleaningUp },
  ]);
  return {
    format: 2,
    tool,
    contract: { version: contractVersion },
    target: { url: settings.url, workspace: settings.workspace, mode: settings.mode },
    driver: describeDriver(driver),
    seed: settings.seed,
    effort: settings.effort,
    only: settings.only,
    startedAt: startedAt.toISOString(),
    durationMs,
    requests: countRequests(requestsByPurpose),
    requestsByPurpose,
    ...evaluateResults(clauses, errors, settings.allowPartial),
    ...(run.signal.aborted ? { exitCode: interruptedExitCode } : {}),
    ...(notOffered.length > 0 ? { notOffered } : {}),
    ...(seenNames.length > 0 ? { seenNames } : {}),
    leftovers,
    ...(notes.length > 0 ? { notes } : {}),
  };
};
