import type { ClauseId } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { type Delivery, deliveryInWords } from './delivery.ts';

/** Expects something of each delivery. Ends the case for the clause if there is none. */
export const judgeEach = (
  t: Case,
  clause: ClauseId,
  deliveries: readonly Delivery[],
  expected: string,
  holds: (delivery: Delivery) => boolean,
): void => {
  if (deliveries.length === 0) t.notExercised(clause, 'a delivery to look at');
  for (const delivery of deliveries)
    t.expect(clause, holds(delivery), { expected, got: deliveryInWords(delivery) });
};
