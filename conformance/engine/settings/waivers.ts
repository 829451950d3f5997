import type { ClauseShape } from '@workspace-api/contract';
import { createMatcher } from './patterns.ts';

/** A failure that the target's owner knows of. Patterns as for `--only`. */
export type Waiver = {
  /** Clauses: `billing`, `webhooks.*`, `theme.publish-is-live`. */
  clause: string;
  /** Operations, by their operationId: `changePlan`, `list*`. Every operation if absent. */
  operation?: string;
  reason: string;
  /** The address of an issue: reports show it. */
  link?: string;
  /** The last day on which it holds, in UTC: `2027-05-31`. */
  until?: string;
  /** It fails in some runs only, or with some effort: a run that doesn't need it is fine. */
  intermittent?: boolean;
};

/** Whether a waiver still holds at a time. */
export const isInForce = ({ until }: Waiver, at: Date): boolean =>
  until === undefined || at.toISOString().slice(0, 10) <= until;

/** Whether a waiver is about a clause. Only a `must` can fail, so nothing else needs one. */
export const waivesClause = ({ clause }: Waiver, { id, level }: Pick<ClauseShape, 'id' | 'level'>): boolean =>
  level === 'must' && createMatcher([clause])(id);

/** Whether a waiver is about an operation; null stands for a request outside the contract. */
export const waivesOperation = ({ operation }: Waiver, id: string | null): boolean =>
  operation === undefined || (id !== null && createMatcher([operation])(id));

/** The waiver of a failure of this clause at this operation; null if there is none. */
export const findWaiver = (
  waivers: readonly Waiver[],
  clause: Pick<ClauseShape, 'id' | 'level'>,
  operation: string | null,
): Waiver | null =>
  waivers.find((waiver) => waivesClause(waiver, clause) && waivesOperation(waiver, operation)) ?? null;

/** Why a failure is waived, as reports show it: the reason, with the link and the last day. */
export const waiverReason = ({ reason, link, until }: Waiver): string => {
  const more = [...(link === undefined ? [] : [link]), ...(until === undefined ? [] : [`until ${until}`])];
  return more.length === 0 ? reason : `${reason} (${more.join(', ')})`;
};

/** A waiver in words: the clause and the operation that it is about. */
export const describeWaiver = ({ clause, operation }: Waiver): string =>
  operation === undefined ? clause : `${clause} at ${operation}`;
