import { type ClauseId, headerNames, mediaTypes, signingSecretPrefix } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import {
  findRejection,
  getHeader,
  mistakeIn,
  type Rejection,
  type SignatureMistake,
  timestampTolerance,
} from '../../checks/webhooks/signature.ts';
import { scenario } from '../../engine/scenario.ts';
import type { TargetTime } from '../shared/target-time.ts';
import { type Delivery, describeDelivery } from './delivery.ts';
import { type ObservedEvents, ownSubscriptions, withEvents } from './observe-events.ts';

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

/** A property of deliveries. */
type Rule = {
  readonly clause: ClauseId;
  readonly expected: string;
  readonly holds: (sent: Sent) => boolean;
};

const header = ({ request }: Delivery, name: string): string => getHeader(request, name) ?? '';

const isString = (value: unknown): value is string => typeof value === 'string';

/** The members of the envelope that are strings. */
const stringMembers = ['id', 'type', 'created_at', 'workspace', 'version'];

/** Whether a time is in UTC. A time without an offset counts as UTC. */
const isUtc = (value: string): boolean =>
  !/[+-]\d{2}(:?\d{2})?$/.test(value.slice(10)) || /[+-]00(:?00)?$/.test(value);

const rules: Readonly<Record<string, Rule>> = {
  'the method and the URL': {
    clause: 'deliveries.method-is-post',
    expected: 'POST to the URL of the subscription, with its query',
    holds: ({ delivery: { request }, target }) =>
      request.method === 'POST' && request.target.endsWith(target),
  },
  'the content type': {
    clause: 'deliveries.content-type',
    expected: `content-type ${mediaTypes.json} and a JSON object`,
    holds: ({ delivery }) =>
      delivery.body !== null &&
      header(delivery, 'content-type').split(';')[0]?.trim().toLowerCase() === mediaTypes.json,
  },
  'the header with the signature': {
    clause: 'deliveries.signature-header',
    expected: `${headerNames.svcSignature} with 64 lowercase hex digits`,
    holds: ({ delivery }) => /^[0-9a-f]{64}$/.test(header(delivery, headerNames.svcSignature)),
  },
  'the header with the id': {
    clause: 'deliveries.delivery-id-header',
    expected: `${headerNames.svcDeliveryId} that starts with whd_`,
    holds: ({ delivery }) => /^whd_./.test(header(delivery, headerNames.svcDeliveryId)),
  },
  'the header with the event': {
    clause: 'deliveries.event-header',
    expected: `${headerNames.svcEvent} equal to the body's type`,
    holds: ({ delivery }) =>
      delivery.type !== null && header(delivery, headerNames.svcEvent) === delivery.type,
  },
  'the header with the time': {
    clause: 'deliveries.timestamp-header',
    expected: 'digits',
    holds: ({ delivery: { timestamp } }) => timestamp !== null,
  },
  'the name of the event': {
    clause: 'deliveries.event-name-is-dotted',
    expected: 'a dotted type such as pages.published',
    holds: ({ delivery: { type } }) => /^[^.\s]+(\.[^.\s]+)+$/.test(type ?? ''),
  },
  'the envelope': {
    clause: 'deliveries.envelope-fields',
    expected: `${stringMembers.join(', ')} as strings and data as an object`,
    holds: ({ delivery: { body } }) =>
      body !== null && stringMembers.every((name) => isString(body[name])) && isObject(body.data),
  },
  'the version': {
    clause: 'deliveries.version-is-string',
    expected: 'a version that is a string with at least one character',
    holds: ({ delivery: { body } }) => isString(body?.version) && body?.version !== '',
  },
  'the workspace': {
    clause: 'deliveries.workspace-is-slug',
    expected: "the workspace's slug",
    holds: ({ delivery: { body }, workspace }) => body?.workspace === workspace,
  },
  'the time of the event': {
    clause: 'deliveries.created-at-is-emission',
    expected: 'a time in UTC',
    holds: ({ delivery: { body } }) =>
      isString(body?.created_at) && !Number.isNaN(parseInstant(body.created_at)) && isUtc(body.created_at),
  },
};

/** The rules for a run that knows the target's clock. */
const timeRules: Readonly<Record<string, Rule>> = {
  'the header with the time, by the clock': {
    clause: 'deliveries.timestamp-header',
    expected: 'Unix seconds of the time of dispatch',
    holds: ({ delivery: { timestamp }, time }) => fits(timestamp ?? 0, time),
  },
  'the time of the event, by the clock': {
    clause: 'deliveries.created-at-is-emission',
    expected: 'the time of the event',
    holds: ({ delivery: { body }, time }) => fits(parseInstant(body?.created_at) / 1000, time),
  },
};

const fits = (seconds: number, time: TargetTime | null): boolean =>
  time !== null && seconds >= time.from - timestampTolerance && seconds <= time.to + timestampTolerance;

const anyTime = { from: 0, to: Number.POSITIVE_INFINITY };

/** A signature breaks the clause of its mistake only. */
const withoutMistake =
  (mistake: SignatureMistake) =>
  ({ delivery: { request }, secret }: Sent): boolean =>
    mistakeIn(request, secret ?? '') !== mistake;

const withoutReason =
  (reason: Rejection) =>
  ({ delivery: { request }, secret }: Sent): boolean =>
    findRejection(request, secret ?? '', anyTime) !== reason;

/** The rules for deliveries to a subscription whose secret is known. */
const signatureRules: Readonly<Record<string, Rule>> = {
  'the bytes that are signed': {
    clause: 'deliveries.signature-covers-raw-bytes',
    expected: 'a signature over the bytes as sent',
    holds: withoutMistake('other-bytes'),
  },
  'the key': {
    clause: 'deliveries.signature-key-is-whole-secret',
    expected: 'the whole secret as the key',
    holds: withoutMistake('other-key'),
  },
  'the signature': {
    clause: 'deliveries.signature-verifies',
    expected: `${headerNames.svcSignature}: hex HMAC-SHA256 of "<${headerNames.svcTimestamp}>.<hex SHA-256 of the body>"`,
    holds: ({ delivery: { request }, secret }) => mistakeIn(request, secret ?? '') === null,
  },
  'a receiver that requires the headers': {
    clause: 'deliveries.receiver-missing-headers',
    expected: 'a delivery that a receiver does not reject as missing_headers',
    holds: withoutReason('missing_headers'),
  },
  'a receiver that requires a number': {
    clause: 'deliveries.receiver-bad-timestamp',
    expected: 'a delivery that a receiver does not reject as bad_timestamp',
    holds: withoutReason('bad_timestamp'),
  },
  'a receiver that verifies the signature': {
    clause: 'deliveries.receiver-bad-signature',
    expected: 'a delivery that a receiver does not reject as bad_signature',
    holds: withoutReason('bad_signature'),
  },
  'a receiver with the secret of another subscription': {
    clause: 'deliveries.receiver-bad-signature',
    expected: 'a delivery that verifies only with the secret of its subscription',
    holds: ({ delivery: { request }, others }) =>
      others.every((other) => findRejection(request, other, anyTime) !== null),
  },
};

/** Returns the deliveries to the tested workspace. */
const listSent = (observed: ObservedEvents, workspace: string): Sent[] => {
  const subscriptions = ownSubscriptions(observed);
  return subscriptions.flatMap(({ target, secret, deliveries }) => {
    const others = subscriptions.flatMap((other) => (other.secret === secret ? [] : (other.secret ?? [])));
    return deliveries().map((delivery) => ({
      ...{ delivery, workspace, target, secret, others },
      time: observed.time,
    }));
  });
};

export default scenario(
  'deliveries.requests',
  'A delivery is a POST with the envelope of its event, signed with the secret of its subscription over the bytes that are sent',
  { holds: ['page'], needs: ['webhook-receiver'] },
  async (gate) => {
    for (const [table, appliesTo, missing] of [
      [rules, () => true, 'a delivery'],
      [timeRules, ({ time }) => time !== null, "the target's clock: a secret that shows when it was set"],
      [
        signatureRules,
        ({ secret }) => secret !== null,
        `a delivery to a subscription whose creation shows a secret with the prefix ${signingSecretPrefix}`,
      ],
    ] as const satisfies readonly [object, (sent: Sent) => boolean, string][])
      for (const [name, { clause, expected, holds }] of Object.entries<Rule>(table))
        await gate.case(name, (t) =>
          withEvents(t, (observed) => {
            const all = listSent(observed, t.target.workspace).filter(appliesTo);
            if (all.length === 0) t.notExercised(clause, missing);
            for (const sent of all)
              t.expect(clause, holds(sent), { expected, got: describeDelivery(sent.delivery) });
          }),
        );
  },
);
