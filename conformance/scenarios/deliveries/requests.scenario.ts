import { type ClauseId, headerNames, mediaTypes, signingSecretPrefix } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { isUtc, parseInstant } from '../../checks/instant.ts';
import { findRejection, getHeader, mistakeIn, timestampTolerance } from '../../checks/webhooks/signature.ts';
import { scenario } from '../../engine/scenario.ts';
import type { TargetTime } from '../shared/target-time.ts';
import { type Delivery, describeDelivery } from './delivery.ts';
import { type ObservedEvents, withEvents } from './observe-events.ts';

/** A delivery, and what the rules compare it with. */
type Sent = {
  readonly delivery: Delivery;
  readonly workspace: string;
  /** The end of the URL of its subscription. */
  readonly target: string;
  /** The secret of its subscription; null if its creation showed none. */
  readonly secret: string | null;
  /** The secrets of the other subscriptions. */
  readonly others: readonly string[];
  /** The target's clock; null if it is unknown. */
  readonly time: TargetTime | null;
};

/** What a delivery must be, and whether it is, by clause. */
type Rules = Readonly<Partial<Record<ClauseId, { expected: string; holds: (sent: Sent) => boolean }>>>;

const header = ({ request }: Delivery, name: string): string => getHeader(request, name) ?? '';

const isString = (value: unknown): value is string => typeof value === 'string';

/** The members of the envelope that are strings. */
const stringMembers = ['id', 'type', 'created_at', 'workspace', 'version'];

/** Whether a time is the target's time, as far as that is known. */
const fits = (seconds: number, time: TargetTime | null): boolean =>
  time === null || (seconds >= time.from - timestampTolerance && seconds <= time.to + timestampTolerance);

const rules: Rules = {
  'deliveries.method-is-post': {
    expected: 'POST to the URL of the subscription, with its query',
    holds: ({ delivery: { request }, target }) =>
      request.method === 'POST' && request.target.endsWith(target),
  },
  'deliveries.content-type': {
    expected: `content-type ${mediaTypes.json} and a JSON object`,
    holds: ({ delivery }) =>
      delivery.body !== null &&
      header(delivery, 'content-type').split(';')[0]?.trim().toLowerCase() === mediaTypes.json,
  },
  'deliveries.signature-header': {
    expected: `${headerNames.svcSignature} with 64 lowercase hex digits`,
    holds: ({ delivery }) => /^[0-9a-f]{64}$/.test(header(delivery, headerNames.svcSignature)),
  },
  'deliveries.delivery-id-header': {
    expected: `${headerNames.svcDeliveryId} that starts with whd_`,
    holds: ({ delivery }) => /^whd_./.test(header(delivery, headerNames.svcDeliveryId)),
  },
  'deliveries.event-header': {
    expected: `${headerNames.svcEvent} equal to the body's type`,
    holds: ({ delivery }) =>
      delivery.type !== null && header(delivery, headerNames.svcEvent) === delivery.type,
  },
  'deliveries.timestamp-header': {
    expected: 'the time of dispatch in Unix seconds, as digits',
    holds: ({ delivery: { timestamp }, time }) => timestamp !== null && fits(timestamp, time),
  },
  'deliveries.event-name-is-dotted': {
    expected: 'a dotted type such as pages.published',
    holds: ({ delivery: { type } }) => /^[^.\s]+(\.[^.\s]+)+$/.test(type ?? ''),
  },
  'deliveries.envelope-fields': {
    expected: `${stringMembers.join(', ')} as strings and data as an object`,
    holds: ({ delivery: { body } }) =>
      body !== null && stringMembers.every((name) => isString(body[name])) && isObject(body.data),
  },
  'deliveries.version-is-string': {
    expected: 'a version that is a string with at least one character',
    holds: ({ delivery: { body } }) => isString(body?.version) && body?.version !== '',
  },
  'deliveries.workspace-is-slug': {
    expected: "the workspace's slug",
    holds: ({ delivery: { body }, workspace }) => body?.workspace === workspace,
  },
  'deliveries.created-at-is-emission': {
    expected: 'the time of the event, in UTC',
    holds: ({ delivery: { body }, time }) =>
      isString(body?.created_at) &&
      isUtc(body.created_at) &&
      fits(parseInstant(body.created_at) / 1000, time),
  },
};

const anyTime = { from: 0, to: Number.POSITIVE_INFINITY };

/** The mistake of a signature, which breaks the clause of that mistake only. */
const findMistake = ({ delivery: { request }, secret }: Sent) => mistakeIn(request, secret ?? '');

/** Why a receiver with a secret rejects a delivery. */
const rejectedBy = ({ delivery: { request }, secret }: Sent, receiver = secret) =>
  findRejection(request, receiver ?? '', anyTime);

/** The rules for deliveries to a subscription whose secret is known. */
const signatureRules: Rules = {
  'deliveries.signature-covers-raw-bytes': {
    expected: 'a signature over the bytes as sent',
    holds: (sent) => findMistake(sent) !== 'other-bytes',
  },
  'deliveries.signature-key-is-whole-secret': {
    expected: 'the whole secret as the key',
    holds: (sent) => findMistake(sent) !== 'other-key',
  },
  'deliveries.signature-verifies': {
    expected: `${headerNames.svcSignature}: hex HMAC-SHA256 of "<${headerNames.svcTimestamp}>.<hex SHA-256 of the body>"`,
    holds: (sent) => findMistake(sent) === null,
  },
  'deliveries.receiver-missing-headers': {
    expected: 'a delivery that a receiver does not reject as missing_headers',
    holds: (sent) => rejectedBy(sent) !== 'missing_headers',
  },
  'deliveries.receiver-bad-timestamp': {
    expected: 'a delivery that a receiver does not reject as bad_timestamp',
    holds: (sent) => rejectedBy(sent) !== 'bad_timestamp',
  },
  'deliveries.receiver-bad-signature': {
    expected: 'a delivery that verifies with the secret of its subscription, and with no other one',
    holds: (sent) =>
      rejectedBy(sent) !== 'bad_signature' && sent.others.every((other) => rejectedBy(sent, other) !== null),
  },
};

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
    for (const [id, { expected, holds }] of Object.entries({ ...rules, ...signatureRules }))
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
          for (const sent of all)
            t.expect(clause, holds(sent), { expected, got: describeDelivery(sent.delivery) });
        }),
      );
  },
);
