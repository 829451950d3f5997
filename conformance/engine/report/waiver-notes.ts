import { clauseList } from '@workspace-api/contract';
import type { RunSettings } from '../settings/settings.ts';
import { type Waiver, waiverInWords, waivesClause, waivesOperation } from '../settings/waivers.ts';
import type { ClauseResult } from './report.ts';

/** Whether a clause was checked where the waiver is about it, and nothing that it covers was broken there. */
const isKept = (waiver: Waiver, { checks, operations, findings }: ClauseResult): boolean =>
  checks > 0 &&
  (waiver.operation === undefined || operations.some((id) => waivesOperation(waiver, id))) &&
  !findings.some(({ operation }) => waivesOperation(waiver, operation));

/** Whether the run checked everything that a waiver is about, and found nothing broken. */
const isUnneeded = (waiver: Waiver, clauses: readonly ClauseResult[]): boolean =>
  clauseList
    .filter((clause) => waivesClause(waiver, clause))
    .every(({ id }) => {
      const result = clauses.find((clause) => clause.id === id);
      return result !== undefined && isKept(waiver, result);
    });

/** What the owner has to know of the waivers: those that expired, and those that a whole run did not need. */
export const waiverNotes = (
  { waivers, expiredWaivers, replay }: Pick<RunSettings, 'waivers' | 'expiredWaivers' | 'replay'>,
  clauses: readonly ClauseResult[],
): string[] => {
  if (replay !== null) return [];
  return [
    ...expiredWaivers.map(
      (waiver) =>
        `the waiver of ${waiverInWords(waiver)} expired on ${waiver.until}: its failures count again`,
    ),
    ...waivers
      .filter((waiver) => isUnneeded(waiver, clauses))
      .map(
        (waiver) => `the waiver of ${waiverInWords(waiver)} is not needed any more: nothing is broken there`,
      ),
  ];
};
