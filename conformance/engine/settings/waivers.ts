import type { ClauseShape } from '@workspace-api/contract';
import type { GateOptions } from './gate-options.ts';
import { createMatcher } from './patterns.ts';

export type Waiver = NonNullable<GateOptions['waivers']>[number];

/** Whether a waiver is still valid at a given time. */
export const isInForce = ({ until }: Waiver, at: Date): boolean =>
  until === undefined || at.toISOString().slice(0, 10) <= until;

/** The waivers that are in force at a given time, and the others. */
export const splitWaivers = (waivers: readonly Waiver[], at: Date) => ({
  waivers: waivers.filter((waiver) => isInForce(waiver, at)),
  expiredWaivers: waivers.filter((waiver) => !isInForce(waiver, at)),
});

/** Whether a waiver covers a clause. A provisional clause needs none: a difference from it is only information. */
export const waivesClause = ({ clause }: Waiver, { id, level }: Pick<ClauseShape, 'id' | 'level'>): boolean =>
  level !== 'provisional' && createMatcher([clause])(id);

/** Whether a waiver covers an operation. Null stands for a request outside the contract. */
export const waivesOperation = ({ operation }: Waiver, id: string | null): boolean =>
  operation === undefined || (id !== null && createMatcher([operation])(id));

/** The waiver for a failure of this clause at this operation; null if there is none. */
export const findWaiver = (
  waivers: readonly Waiver[],
  clause: Pick<ClauseShape, 'id' | 'level'>,
  operation: string | null,
): Waiver | null =>
  waivers.find((waiver) => waivesClause(waiver, clause) && waivesOperation(waiver, operation)) ?? null;

/** Why a failure is waived, as reports show it: the reason, the link and the last day. */
export const waiverReason = ({ reason, link, until }: Waiver): string => {
  const more = [...(link === undefined ? [] : [link]), ...(until === undefined ? [] : [`until ${until}`])];
  return more.length === 0 ? reason : `${reason} (${more.join(', ')})`;
};

/** A waiver as a phrase: the clause and the operation that it covers. */
export const describeWaiver = ({ clause, operation }: Waiver): string =>
  operation === undefined ? clause : `${clause} at ${operation}`;
