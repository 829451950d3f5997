import type { ClauseShape } from '@workspace-api/contract';
import type { GateOptions } from './gate-options.ts';
import { fits } from './patterns.ts';

export type Waiver = NonNullable<GateOptions['waivers']>[number];

/** The waivers that are in force at a given time, and the others. */
export const splitWaivers = (all: readonly Waiver[], at: Date) => {
  const day = at.toISOString().slice(0, 10);
  const waivers = all.filter(({ until }) => until === undefined || day <= until);
  return { waivers, expiredWaivers: all.filter((waiver) => !waivers.includes(waiver)) };
};

/** Whether a waiver covers a clause. A provisional clause needs none: a difference from it is only information. */
export const waivesClause = ({ clause }: Waiver, { id, level }: Pick<ClauseShape, 'id' | 'level'>): boolean =>
  level !== 'provisional' && fits(clause, id);

/** The waiver for a failure of this clause at this operation, null outside the contract; null if there is none. */
export const findWaiver = (
  waivers: readonly Waiver[],
  clause: Pick<ClauseShape, 'id' | 'level'>,
  operation: string | null,
): Waiver | null =>
  waivers.find((waiver) => waivesClause(waiver, clause) && fits(waiver.operation, operation)) ?? null;

/** Why a failure is waived, as reports show it: the reason, the link and the last day. */
export const waiverReason = ({ reason, link, until }: Waiver): string => {
  const more = [link, until && `until ${until}`].filter(Boolean);
  return more.length === 0 ? reason : `${reason} (${more.join(', ')})`;
};

/** A waiver as a phrase: the clause and the operation that it covers. */
export const describeWaiver = ({ clause, operation }: Waiver): string =>
  operation === undefined ? clause : `${clause} at ${operation}`;
