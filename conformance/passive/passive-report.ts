import { type ClauseId, type ClauseShape, contractVersion } from '@workspace-api/contract';
import { exchangeClauses } from '../checks/check-exchange.ts';
import { clauseResults } from '../engine/report/clause-results.ts';
import { traceScenario } from '../engine/report/finding.ts';
import type { Report } from '../engine/report/report.ts';
import { tool } from '../engine/report/tool.ts';
import { evaluateResults } from '../engine/report/verdict.ts';
import { describeWaiver } from '../engine/settings/waivers.ts';
import type { Observer, PassiveSettings } from './observer.ts';

/** What is missing to decide a clause. */
const explain = ({ id, 'observed-by': by }: ClauseShape & { id: ClauseId }, isExclusive: boolean): string => {
  if (exchangeClauses.includes(id) || by === 'trace' || (isExclusive && by === 'exclusive-trace'))
    return 'missing an exchange that shows it';
  return by === 'exclusive-trace'
    ? 'missing --exclusive: the clause can be checked only if nothing else changes the target'
    : "missing requests that only the gate sends: a trace can't decide it";
};

/**
 * The report on observed traffic. It is not conformant if anything observed breaks a `must`. Otherwise it is partial, since a
 * trace never shows everything. The exit code of a partial report is 0, or 3 if there were errors or nothing to check.
 *
 * @param source the observed traffic, as a phrase
 * @param remarks about the traffic
 * @param time when the observation started, and how long it took by a clock that can't be set back
 */
export const passiveReport = (
  settings: PassiveSettings,
  observer: Observer,
  source: string,
  remarks: readonly string[],
  time: { readonly startedAt: Date; readonly durationMs: number },
): { report: Report; secrets: string[] } => {
  const { only, unsupported, isExclusive } = settings;
  const { result, secrets, observed } = observer.result();
  const { checked, skipped } = observed;
  const message =
    skipped.length === 0
      ? 'Nothing was checked, because no requests were received. Check the address that the clients use.'
      : 'Nothing was checked. The report lists the reasons under "Not checked".';
  // An empty trace proves nothing. Tests that bypassed the proxy must not pass as checked.
  const empty = checked > 0 ? [] : [{ scenario: traceScenario, case: 'all traffic', message }];
  const errors = [...result.errors, ...empty];
  const traced = [{ clauses: [], ...result }];
  const clauses = clauseResults({ only, unsupported, replay: null }, traced, (clause) =>
    explain(clause, isExclusive),
  );
  const expired = settings.expiredWaivers.map(
    (waiver) =>
      `the waiver of ${describeWaiver(waiver)} expired on ${waiver.until}, so its failures count again`,
  );
  const notes = [...expired, ...remarks];
  const report: Report = {
    format: 2,
    tool,
    contract: { version: contractVersion },
    target: { url: settings.target, workspace: '', mode: '' },
    driver: null,
    seed: 0,
    effort: 'quick',
    only,
    startedAt: time.startedAt.toISOString(),
    durationMs: Math.round(time.durationMs),
    requests: checked,
    // A trace may be partial, but not with errors.
    ...evaluateResults(clauses, errors, true),
    leftovers: [],
    trace: { source, ...observed },
    ...(notes.length > 0 ? { notes } : {}),
  };
  return { report, secrets };
};
