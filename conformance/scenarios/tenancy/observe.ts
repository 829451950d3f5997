import type { ClauseId } from '@workspace-api/contract';
import { sameRecord } from '../../checks/same-value.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { unlessMissing } from '../shared/unless-missing.ts';
import type { Bystander, Subject } from './bystanders.ts';

/** A bystander at a place: its owner, and the clause that a change breaks. */
export type Placed = Bystander & {
  where: string;
  clause: ClauseId;
  getOwner: (t: Case) => Promise<Actor> | Actor;
};

/**
 * Creates bystanders, except those that the target or the driver can't create. Returns a function that expects that they are
 * still as they were.
 */
export const observe = async (
  t: Case,
  bystanders: readonly Placed[],
): Promise<(since: string) => Promise<void>> => {
  const observed: { bystander: Placed; owner: Actor; subject: Subject; before: unknown }[] = [];
  for (const bystander of bystanders) {
    await unlessMissing(async () => {
      const owner = await bystander.getOwner(t);
      const subject = await bystander.create(owner, t);
      const before = await bystander.view(owner, subject, t);
      if (bystander.isReady(before)) observed.push({ bystander, owner, subject, before });
    });
  }
  return async (since) => {
    for (const { bystander, owner, subject, before } of observed) {
      const after = await bystander.view(owner, subject, t);
      t.expect(bystander.clause, sameRecord(before, after), {
        expected: `${bystander.what} ${bystander.where} as before ${since}: ${JSON.stringify(before)}`,
        got: JSON.stringify(after) ?? 'nothing',
      });
    }
  };
};
