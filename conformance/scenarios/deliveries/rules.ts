import type { ClauseId } from '@workspace-api/contract';
import type { Case, Gate } from '../../engine/scenario.ts';
import { type Delivery, describeDelivery } from './delivery-attempts.ts';
import { deliveryRules, type Sent, signatureRules } from './delivery-rules.ts';

/** Whether something observed is as a clause says, and what a finding shows. */
export type Evidence = { holds: boolean; expected?: unknown; got?: unknown };

/** A clause about deliveries that were observed. */
export type Rule<Observed> = {
  /** The name of its case. */
  name: string;
  clause: ClauseId;
  /** What is missing to check the clause if the observation shows nothing. */
  missing: string;
  check: (observed: Observed, t: Case) => readonly Evidence[];
};

/** Creates a function that creates rules about an observation. */
export const createRules =
  <Observed>() =>
  (
    clause: ClauseId,
    missing: string,
    check: (observed: Observed) => readonly Evidence[],
  ): Rule<Observed> => ({ name: clause, clause, missing, check });

/** Checks each rule in a case. All cases share the observation. */
export const checkRules = async <Observed>(
  gate: Gate,
  observing: (t: Case, check: (observed: Observed) => void) => Promise<void>,
  rules: readonly Rule<Observed>[],
): Promise<void> => {
  for (const { name, clause, missing, check } of rules)
    await gate.case(name, (t) =>
      observing(t, (observed) => {
        const evidence = check(observed, t);
        if (evidence.length === 0) t.notExercised(clause, missing);
        for (const { holds, ...values } of evidence) t.expect(clause, holds, values);
      }),
    );
};

/** None of the deliveries is wrong. */
export const none = (deliveries: readonly Delivery[]): Evidence[] => [
  { holds: deliveries.length === 0, expected: [], got: deliveries.map(describeDelivery) },
];

/** The rules for every single delivery. @param list the deliveries, and what the rules compare them with */
export const eachDelivery = <Observed>(
  what: string,
  list: (observed: Observed, t: Case) => readonly Sent[],
): Rule<Observed>[] =>
  (Object.entries(deliveryRules) as [ClauseId, (sent: Sent) => boolean][]).map(([clause, holds]) => ({
    name: `${clause} of ${what}`,
    clause,
    missing: clause in signatureRules ? `${what} to a subscription whose creation shows its secret` : what,
    check: (observed, t) =>
      list(observed, t)
        .filter(({ secret }) => secret !== null || !(clause in signatureRules))
        .map((sent) => ({ holds: holds(sent), got: describeDelivery(sent.delivery) })),
  }));
