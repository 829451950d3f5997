import { contractVersion } from '@workspace-api/contract';
import type { Leftover } from '../../resources/run-records.ts';
import type { Driver } from '../../target/driver.ts';
import type { SourceFailure } from '../session/circuit-breaker.ts';
import type { Restart } from '../session/run-control.ts';
import type { Session } from '../session/session.ts';
import { waiverErrors } from '../settings/waivers.ts';
import { clauseResults } from './clause-results.ts';
import { describeForecast } from './forecast.ts';
import { compact, counted, groupBy, inMinutes } from './format.ts';
import { findNotOffered } from './not-offered.ts';
import {
  addRequests,
  type ClauseResult,
  type HarnessError,
  noRequests,
  type Report,
  type ScenarioResult,
  type SeenNames,
} from './report.ts';
import { tool } from './tool.ts';
import { evaluateResults, interruptedExitCode } from './verdict.ts';

/** A driver as reports show it. */
export const describeDriver = (driver: Driver | null): Report['driver'] => {
  if (!driver) return null;
  const capabilities = Object.entries<unknown>(driver.capabilities).filter(([, call]) => call);
  return { name: driver.name, capabilities: capabilities.map(([name]) => name).sort() };
};

const outsideCases = { scenario: 'the run', case: 'outside any case' };

/** Describes a failure and its impact: the number of cases, and the clauses that nothing else checked. */
const describeFailure = (
  { source, why, isGivenUp, cases, clauses }: SourceFailure,
  results: readonly ClauseResult[],
): string => {
  const lost = results.filter(({ id, status }) => clauses.has(id) && status === 'not-exercised').length;
  const impact = `${counted(cases, 'case')} could not run, and ${counted(lost, 'clause')} could not be checked`;
  return `${source} returned no usable response${isGivenUp ? ' and was not called again' : ''}: ${why}. ${impact}.`;
};

const isHarmless = ({ isGivenUp, cases }: SourceFailure): boolean => !isGivenUp && cases === 0;

/** Keeps the same message only once if many cases have it. */
const withoutRepetitions = (errors: readonly HarnessError[]): HarnessError[] =>
  groupBy(errors, ({ message }) => message).map(([message, [first, ...others]]) => ({
    ...(first ?? outsideCases),
    message: others.length === 0 ? message : `${message} (and in ${counted(others.length, 'other case')})`,
  }));

const describeNames = ({ schema, absent, others }: SeenNames): string =>
  `the target has ${others.join(', ')} in ${schema}${absent.length > 0 ? `, and no ${absent.join(', ')}` : ''}: if these are other names of the same members, set mapping.members.${schema} in the configuration`;

const describeRestart = ({ before, downMs, at }: Restart): string => {
  const place = at ? ` in ${at.scenario} › ${at.case}` : '';
  return `the target stopped responding${place} and responded again after ${inMinutes(downMs)}, so the case was repeated. ${before} If you didn't restart it, look for a crash in its log`;
};

/** The errors of a run, each cause once, and remarks about it: also about problems that aren't errors. */
const listProblems = (
  { settings, client, seenNames, run, breaker, announced: { forecast } }: Session,
  results: readonly ScenarioResult[],
  clauses: readonly ClauseResult[],
): { errors: HarnessError[]; notes: string[] } => {
  const { missingScopes } = settings;
  const { repeated, waitedMs } = client.stats;
  const abort = run.abortReason();
  const failures = breaker.all();
  const harmful = failures.filter((failure) => !isHarmless(failure));
  // A restart explains the failure of its request.
  const isExplained = ({ source }: SourceFailure) =>
    run.restarts.some((restart) => restart.source === source);
  const errors = compact([
    abort?.error && { ...(abort.at ?? outsideCases), message: abort.error },
    ...harmful
      .filter(({ isFinding }) => !isFinding)
      .map((failure) => ({ ...(failure.at ?? outsideCases), message: describeFailure(failure, clauses) })),
    ...withoutRepetitions(results.flatMap((result) => result.errors)),
  ]);
  const notes = compact([
    missingScopes.length > 0 &&
      `the token lacks ${missingScopes.join(', ')}: clauses that need them were not exercised`,
    forecast && describeForecast(forecast),
    waitedMs > 0 && `waited ${(waitedMs / 1000).toFixed(1)} s for the target's rate limits`,
    repeated > 0 && `repeated ${repeated} requests that returned a 5xx`,
    ...seenNames.all().map(describeNames),
    ...run.restarts.map(describeRestart),
    abort?.error === null && `the run ended early: missing ${abort.missing}`,
    ...harmful.filter(({ isFinding }) => isFinding).map((failure) => describeFailure(failure, clauses)),
    ...failures
      .filter((failure) => isHarmless(failure) && !isExplained(failure))
      .map(
        ({ source, why }) => `${source} returned no usable response at first, but did when repeated: ${why}`,
      ),
  ]);
  return { errors, notes };
};

/** Creates the report of a run that has ended. @param others what its cleanup has not deleted yet */
export const createReport = (
  session: Session,
  results: readonly ScenarioResult[],
  { startedAt, durationMs }: { startedAt: Date; durationMs: number },
  others: readonly Leftover[] = [],
): Report => {
  const { settings, driver, signal, cleaned } = session;
  const clauses = clauseResults(settings, results);
  const { errors, notes } = listProblems(session, results, clauses);
  // A replayed case says nothing about waivers.
  if (settings.replay === null) errors.push(...waiverErrors(settings, results));
  const notOffered = findNotOffered(session.responses.all());
  const seenNames = session.seenNames.all();
  const requestsByPurpose = addRequests([
    ...results.map(({ requests }) => requests),
    { ...noRequests(), cleaningUp: cleaned.requests },
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
    requests: Object.values(requestsByPurpose).reduce((sum, count) => sum + count),
    requestsByPurpose,
    ...evaluateResults(clauses, errors, settings.allowPartial),
    ...(signal.aborted ? { exitCode: interruptedExitCode } : {}),
    ...(notOffered.length > 0 ? { notOffered } : {}),
    ...(seenNames.length > 0 ? { seenNames } : {}),
    leftovers: [...cleaned.leftovers, ...others],
    ...(notes.length > 0 ? { notes } : {}),
  };
};
