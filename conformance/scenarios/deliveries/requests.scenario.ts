import { type ClauseId, headerNames, mediaTypes } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { parseInstant } from '../../checks/instant.ts';
import { getHeader, timestampTolerance } from '../../checks/webhooks/signature.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Delivery, describeDelivery } from './delivery.ts';
import { ownDeliveries, ownSubscriptions, withEvents } from './observe-events.ts';

/** Checks an expectation for each delivery. Ends the case for the clause without deliveries. */
const checkEachDelivery = (
  t: Case,
  clause: ClauseId,
  deliveries: readonly Delivery[],
  expected: string,
  holds: (delivery: Delivery) => boolean,
): void => {
  if (deliveries.length === 0) t.notExercised(clause, 'a delivery');
  for (const delivery of deliveries)
    t.expect(clause, holds(delivery), { expected, got: describeDelivery(delivery) });
};

const header = ({ request }: Delivery, name: string): string => getHeader(request, name) ?? '';

const isString = (value: unknown): boolean => typeof value === 'string';

/** The members of the envelope that are strings. */
const stringMembers = ['id', 'type', 'created_at', 'workspace', 'version'];

/** The properties of every delivery, regardless of its event. */
const rules: readonly [clause: ClauseId, expected: string, holds: (delivery: Delivery) => boolean][] = [
  [
    'deliveries.content-type',
    `content-type ${mediaTypes.json} and a JSON object`,
    (delivery) =>
      delivery.body !== null &&
      header(delivery, 'content-type').split(';')[0]?.trim().toLowerCase() === mediaTypes.json,
  ],
  [
    'deliveries.signature-header',
    `${headerNames.svcSignature} with 64 lowercase hex digits`,
    (delivery) => /^[0-9a-f]{64}$/.test(header(delivery, headerNames.svcSignature)),
  ],
  [
    'deliveries.delivery-id-header',
    `${headerNames.svcDeliveryId} that starts with whd_`,
    (delivery) => /^whd_./.test(header(delivery, headerNames.svcDeliveryId)),
  ],
  [
    'deliveries.event-header',
    `${headerNames.svcEvent} equal to the body's type`,
    (delivery) => delivery.type !== null && header(delivery, headerNames.svcEvent) === delivery.type,
  ],
  [
    'deliveries.event-name-is-dotted',
    'a dotted type such as pages.published',
    ({ type }) => /^[^.\s]+(\.[^.\s]+)+$/.test(type ?? ''),
  ],
  [
    'deliveries.envelope-fields',
    `${stringMembers.join(', ')} as strings and data as an object`,
    ({ body }) => body !== null && stringMembers.every((name) => isString(body[name])) && isObject(body.data),
  ],
  [
    'deliveries.version-is-string',
    'a version that is a string with at least one character',
    ({ body }) => isString(body?.version) && body?.version !== '',
  ],
];

/** Whether a time is in UTC. A time without an offset counts as UTC. */
const isUtc = (value: string): boolean =>
  !/[+-]\d{2}(:?\d{2})?$/.test(value.slice(10)) || /[+-]00(:?00)?$/.test(value);

export default scenario(
  'deliveries.requests',
  'A delivery is a signed POST with the envelope of its event',
  { needs: ['webhook-receiver'] },
  async (gate) => {
    for (const [clause, expected, holds] of rules)
      await gate.case(clause, (t) =>
        withEvents(t, (observed) => checkEachDelivery(t, clause, ownDeliveries(observed), expected, holds)),
      );

    await gate.case('the method and the URL', (t) =>
      withEvents(t, (observed) => {
        for (const { target, deliveries } of ownSubscriptions(observed)) {
          if (deliveries().length === 0) continue;
          const expected = `POST …${target}`;
          checkEachDelivery(t, 'deliveries.method-is-post', deliveries(), expected, ({ request }) => {
            return request.method === 'POST' && request.target.endsWith(target);
          });
        }
      }),
    );

    await gate.case('the workspace', (t) =>
      withEvents(t, (observed) => {
        const { workspace } = t.target;
        const expected = `workspace ${workspace}`;
        checkEachDelivery(
          t,
          'deliveries.workspace-is-slug',
          ownDeliveries(observed),
          expected,
          ({ body }) => body?.workspace === workspace,
        );
      }),
    );

    await gate.case('the times', (t) =>
      withEvents(t, (observed) => {
        const deliveries = ownDeliveries(observed);
        checkEachDelivery(
          t,
          'deliveries.timestamp-header',
          deliveries,
          'digits',
          ({ timestamp }) => timestamp !== null,
        );
        checkEachDelivery(t, 'deliveries.created-at-is-emission', deliveries, 'a time in UTC', ({ body }) => {
          const created = body?.created_at;
          return typeof created === 'string' && !Number.isNaN(parseInstant(created)) && isUtc(created);
        });
        const { time } = observed;
        if (!time) return t.notExercised([], "the target's clock: a secret that shows when it was set");
        const [from, to] = [time.from - timestampTolerance, time.to + timestampTolerance];
        const range = [from, to].map((seconds) => new Date(seconds * 1000).toISOString()).join(' to ');
        const fits = (seconds: number) => seconds >= from && seconds <= to;
        checkEachDelivery(
          t,
          'deliveries.timestamp-header',
          deliveries,
          `Unix seconds of ${range}`,
          ({ timestamp }) => fits(timestamp ?? 0),
        );
        checkEachDelivery(t, 'deliveries.created-at-is-emission', deliveries, range, ({ body }) =>
          fits(parseInstant(body?.created_at) / 1000),
        );
      }),
    );
  },
);
