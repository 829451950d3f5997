import { type ClauseId, headerNames, mediaTypes } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { isUtc, parseInstant } from '../../checks/instant.ts';
import { findRejection, getHeader, mistakeIn, timestampTolerance } from '../../checks/webhooks/signature.ts';
import type { Case, Gate } from '../../engine/scenario.ts';
import type { TargetTime } from '../shared/target-time.ts';
import { type Delivery, describeDelivery } from './delivery-attempts.ts';

/** A delivery, and what the rules compare it with. */
export type Sent = {
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

/** Whether a delivery is as a clause says. */
type Rules = Readonly<Partial<Record<ClauseId, (sent: Sent) => boolean>>>;

const header = ({ request }: Delivery, name: string): string => getHeader(request, name) ?? '';

const isString = (value: unknown): value is string => typeof value === 'string';

/** The members of the envelope that are strings. */
const stringMembers = ['id', 'type', 'created_at', 'workspace', 'version'];

/** Whether a time is the target's time, as far as that is known. */
const fits = (seconds: number, time: TargetTime | null): boolean =>
  time === null || (seconds >= time.from - timestampTolerance && seconds <= time.to + timestampTolerance);

/** The rules for every delivery. */
const rules: Rules = {
  'deliveries.method-is-post': ({ delivery: { request }, target }) =>
    request.method === 'POST' && request.target.endsWith(target),
  'deliveries.content-type': ({ delivery }) =>
    delivery.body !== null &&
    header(delivery, 'content-type').split(';')[0]?.trim().toLowerCase() === mediaTypes.json,
  'deliveries.signature-header': ({ delivery }) =>
    /^[0-9a-f]{64}$/.test(header(delivery, headerNames.svcSignature)),
  'deliveries.delivery-id-header': ({ delivery }) =>
    /^whd_./.test(header(delivery, headerNames.svcDeliveryId)),
  'deliveries.event-header': ({ delivery }) =>
    delivery.type !== null && header(delivery, headerNames.svcEvent) === delivery.type,
  'deliveries.timestamp-header': ({ delivery: { timestamp }, time }) =>
    timestamp !== null && fits(timestamp, time),
  'deliveries.event-name-is-dotted': ({ delivery: { type } }) => /^[^.\s]+(\.[^.\s]+)+$/.test(type ?? ''),
  'deliveries.envelope-fields': ({ delivery: { body } }) =>
    body !== null && stringMembers.every((name) => isString(body[name])) && isObject(body.data),
  'deliveries.version-is-string': ({ delivery: { body } }) => isString(body?.version) && body?.version !== '',
  'deliveries.workspace-is-slug': ({ delivery: { body }, workspace }) => body?.workspace === workspace,
  'deliveries.created-at-is-emission': ({ delivery: { body }, time }) =>
    isString(body?.created_at) && isUtc(body.created_at) && fits(parseInstant(body.created_at) / 1000, time),
};

const anyTime = { from: 0, to: Number.POSITIVE_INFINITY };

/** The mistake of a signature, which breaks the clause of that mistake only. */
const findMistake = ({ delivery: { request }, secret }: Sent) => mistakeIn(request, secret ?? '');

/** Why a receiver with a secret rejects a delivery. */
const rejectedBy = ({ delivery: { request }, secret }: Sent, receiver = secret) =>
  findRejection(request, receiver ?? '', anyTime);

/** The rules for deliveries to a subscription whose secret is known. */
const signatureRules: Rules = {
  'deliveries.signature-covers-raw-bytes': (sent) => findMistake(sent) !== 'other-bytes',
  'deliveries.signature-key-is-whole-secret': (sent) => findMistake(sent) !== 'other-key',
  'deliveries.signature-verifies': (sent) => findMistake(sent) === null,
  'deliveries.receiver-missing-headers': (sent) => rejectedBy(sent) !== 'missing_headers',
  'deliveries.receiver-bad-timestamp': (sent) => rejectedBy(sent) !== 'bad_timestamp',
  'deliveries.receiver-bad-signature': (sent) =>
    rejectedBy(sent) !== 'bad_signature' && sent.others.every((other) => rejectedBy(sent, other) !== null),
};

/** What is promised of every attempt of a delivery. */
const deliveryRules: Rules = { ...rules, ...signatureRules };

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
