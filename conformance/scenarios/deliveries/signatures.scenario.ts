import { headerNames, signingSecretPrefix } from '@workspace-api/contract';
import {
  findRejection,
  mistakeIn,
  type Rejection,
  type SignatureMistake,
} from '../../checks/webhooks/signature.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Delivery, describeDelivery } from './delivery.ts';
import type { ObservedEvents } from './observe-events.ts';
import { ownSubscriptions, withEvents } from './observe-events.ts';

type Signed = { readonly delivery: Delivery; readonly secret: string; readonly others: readonly string[] };

/** Returns the deliveries, each with the secret that must sign it and with the secrets of the other subscriptions. */
const signedIn = (observed: ObservedEvents): Signed[] => {
  const subscriptions = ownSubscriptions(observed);
  return subscriptions.flatMap(({ secret, deliveries }) =>
    secret === null
      ? []
      : deliveries().map((delivery) => ({
          delivery,
          secret,
          others: subscriptions.flatMap((other) => (other.secret === secret ? [] : (other.secret ?? []))),
        })),
  );
};

const anyTime = { from: 0, to: Number.POSITIVE_INFINITY };

export default scenario(
  'deliveries.signatures',
  'A delivery is signed with the secret of its subscription, over the bytes that are sent',
  { needs: ['webhook-receiver'] },
  async (gate) => {
    const withSigned = (t: Case, check: (signed: readonly Signed[]) => void) =>
      withEvents(t, (observed) => {
        const signed = signedIn(observed);
        if (signed.length === 0)
          t.notExercised(
            [],
            `a delivery to a subscription whose creation shows a secret with the prefix ${signingSecretPrefix}`,
          );
        check(signed);
      });
    const got = ({ delivery }: Signed) => describeDelivery(delivery);

    // The mistake in a wrong signature determines which clause it breaks.
    for (const [name, clause, mistake, expected] of [
      [
        'the bytes',
        'deliveries.signature-covers-raw-bytes',
        'other-bytes',
        'a signature over the bytes as sent',
      ],
      ['the key', 'deliveries.signature-key-is-whole-secret', 'other-key', 'the whole secret as the key'],
    ] as const satisfies readonly [string, string, SignatureMistake, string][])
      await gate.case(name, (t) =>
        withSigned(t, (signed) => {
          for (const one of signed) {
            const actualMistake = mistakeIn(one.delivery.request, one.secret);
            if (actualMistake === null || actualMistake === mistake)
              t.expect(clause, actualMistake === null, { expected, got: got(one) });
          }
        }),
      );

    await gate.case('the signature', (t) =>
      withSigned(t, (signed) => {
        for (const one of signed)
          t.expect('deliveries.signature-verifies', mistakeIn(one.delivery.request, one.secret) === null, {
            expected: `${headerNames.svcSignature}: hex HMAC-SHA256 of "<${headerNames.svcTimestamp}>.<hex SHA-256 of the body>"`,
            got: got(one),
          });
      }),
    );

    for (const [name, clause, reason] of [
      ['a receiver that requires the headers', 'deliveries.receiver-missing-headers', 'missing_headers'],
      ['a receiver that requires a number', 'deliveries.receiver-bad-timestamp', 'bad_timestamp'],
      ['a receiver that verifies the signature', 'deliveries.receiver-bad-signature', 'bad_signature'],
    ] as const satisfies readonly [string, string, Rejection][])
      await gate.case(name, (t) =>
        withSigned(t, (signed) => {
          for (const one of signed)
            t.expect(clause, findRejection(one.delivery.request, one.secret, anyTime) !== reason, {
              expected: `a delivery that a receiver does not reject as ${reason}`,
              got: got(one),
            });
        }),
      );

    await gate.case('a receiver with the secret of another subscription', (t) =>
      withSigned(t, (signed) => {
        for (const { delivery, secret, others } of signed)
          for (const other of others)
            t.expect(
              'deliveries.receiver-bad-signature',
              findRejection(delivery.request, other, anyTime) !== null,
              {
                expected: `a delivery that verifies with only one secret, ${secret.slice(0, 9)}…`,
                got: `one that verifies with ${other.slice(0, 9)}… too`,
              },
            );
      }),
    );

    await gate.case('secrets of several subscriptions', (t) =>
      withEvents(t, (observed) => {
        const secrets = ownSubscriptions(observed).flatMap(({ secret }) => secret ?? []);
        if (secrets.length < 2) t.notExercised([], 'two subscriptions whose creation shows their secrets');
        t.expect('webhooks.secret-per-subscription', new Set(secrets).size === secrets.length, {
          expected: `${secrets.length} different secrets`,
          got: `${new Set(secrets).size}`,
        });
      }),
    );
  },
);
