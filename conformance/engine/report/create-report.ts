import { contractVersion } from '@workspace-api/contract';
import type { Leftover } from '../../resources/record-events.ts';
import type { RunSettings } from '../settings/settings.ts';
import { clauseResults } from './clause-results.ts';
import { type ClauseResult, clauseStatuses, type Report } from './report.ts';
import type { ScenarioResult } from './scenario-result.ts';
import { tool } from './tool.ts';
import { exitCodeOf, verdictOf } from './verdict.ts';
import { waiverNotes } from './waiver-notes.ts';

/** Everything that a report is made from. */
export type RunOutcome = {
  settings: RunSettings;
  driver: Report['driver'];
  results: readonly ScenarioResult[];
  leftovers: Leftover[];
  startedAt: Date;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const notesOf = ({ settings, results }: RunOutcome, clauses: readonly ClauseResult[]): string[] => {
  const waitedMs = sum(results.map((result) => result.waitedMs));
  return [
    ...(settings.missingScopes.length > 0
      ? [`the token lacks ${settings.missingScopes.join(', ')}: clauses that need them were not exercised`]
      : []),
    ...(waitedMs > 0 ? [`waited ${(waitedMs / 1000).toFixed(1)} s for the target's rate limits`] : []),
    ...waiverNotes(settings, clauses),
  ];
};

const totalsOf = (clauses: readonly ClauseResult[]) =>
  Object.fromEntries(
    clauseStatuses.map((status) => [status, clauses.filter((clause) => clause.status === status).length]),
  ) as Report['totals'];

/** Creates the report of a finished run. */
export const createReport = (run: RunOutcome): Report => {
  const { settings, driver, results, leftovers, startedAt } = run;
  const clauses = clauseResults(settings, results);
  const errors = results.flatMap((result) => result.errors);
  const verdict = verdictOf(clauses, errors);
  const notes = notesOf(run, clauses);
  return {
    format: 1,
    tool,
    contract: { version: contractVersion },
    target: { url: settings.url, workspace: settings.workspace, mode: settings.mode },
    driver,
    seed: settings.seed,
    effort: settings.effort,
    only: settings.only,
    startedAt: startedAt.toISOString(),
    durationMs: Date.now() - startedAt.getTime(),
    requests: sum(results.map(({ requests }) => requests)),
    verdict,
    exitCode: exitCodeOf(verdict, settings.allowPartial),
    totals: totalsOf(clauses),
    clauses,
    errors,
    leftovers,
    ...(notes.length > 0 ? { notes } : {}),
  };
};
