import { type ClauseId, signingSecretPrefix } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { describeDelivery } from './delivery-attempts.ts';
import { deliveryRules, type Sent, signatureRules } from './delivery-rules.ts';
import { type ObservedEvents, withEvents } from './observe-events.ts';

/** Returns the deliveries to the tested workspace. */
const listSent = ({ own, time }: ObservedEvents, workspace: string): Sent[] =>
  own.flatMap(({ target, secret, deliveries }) => {
    const others = own.flatMap((other) => (other.secret === secret ? [] : (other.secret ?? [])));
    return deliveries().map((delivery) => ({ delivery, workspace, target, secret, others, time }));
  });

export default scenario(
  'deliveries.requests',
  'A delivery is a POST with the envelope of its event, signed with the secret of its subscription over the bytes that are sent',
  { holds: ['page'], needs: ['webhook-receiver'] },
  async (gate) => {
    for (const [id, holds] of Object.entries(deliveryRules))
      await gate.case(id, (t) =>
        withEvents(t, (observed) => {
          const clause = id as ClauseId;
          const needsSecret = clause in signatureRules;
          const all = listSent(observed, t.target.workspace).filter(
            ({ secret }) => secret !== null || !needsSecret,
          );
          if (all.length === 0)
            t.notExercised(
              clause,
              needsSecret
                ? `a delivery to a subscription whose creation shows a secret with the prefix ${signingSecretPrefix}`
                : 'a delivery',
            );
          for (const sent of all) t.expect(clause, holds(sent), { got: describeDelivery(sent.delivery) });
        }),
      );
  },
);
