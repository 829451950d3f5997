import { headerNames, idPrefixes } from '@workspace-api/contract';
import { type Deliver, type Outgoing, resigned } from '../../wrappers/deliveries.ts';
import type { Json } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { deliveryMutant } from './delivery-mutant.ts';

/** Changes the body of each delivery and signs it again. */
const changeEnvelope =
  (change: (event: Json, outgoing: Outgoing) => Json): Deliver =>
  (send, subscriptions) =>
  (outgoing) => {
    const { secret = '' } = subscriptions.get(outgoing.url) ?? {};
    return send(resigned(outgoing, secret, { body: JSON.stringify(change(outgoing.event, outgoing)) }));
  };

/** The dispatch time, in the format of `created_at`. */
const toDispatchTime = ({ timestamp }: Outgoing): string => new Date(timestamp * 1000).toISOString();

const withoutDot = (type: unknown): string => String(type).replace(/^forms\./, 'forms_');

/** Deliveries whose body differs from the documented envelope. The signature matches the sent body. */
export const changedEnvelopes: Record<string, Mutant> = {
  'envelope-with-workspace-id': deliveryMutant(
    'deliveries.workspace-is-slug',
    'The workspace in the envelope is an id.',
    changeEnvelope((event) => ({
      ...event,
      workspace: `${idPrefixes.Workspace}_${String(event.workspace)}`,
    })),
  ),
  'envelope-with-workspace-record': deliveryMutant(
    'deliveries.envelope-fields',
    'The workspace in the envelope is a record.',
    changeEnvelope((event) => ({ ...event, workspace: { slug: event.workspace } })),
  ),
  'envelope-version-is-number': deliveryMutant(
    'deliveries.version-is-string',
    'The version in the envelope is a number.',
    changeEnvelope((event) => ({ ...event, version: 1 })),
  ),
  'envelope-version-is-empty': deliveryMutant(
    'deliveries.version-is-string',
    'The version in the envelope is empty.',
    changeEnvelope((event) => ({ ...event, version: '' })),
  ),
  'envelope-data-is-string': deliveryMutant(
    'deliveries.envelope-fields',
    'The data in the envelope is serialized twice.',
    changeEnvelope((event) => ({ ...event, data: JSON.stringify(event.data) })),
  ),
  'envelope-data-is-list': deliveryMutant(
    'deliveries.envelope-fields',
    'The data of a submission event is a list.',
    changeEnvelope((event) => (event.type === 'forms.submitted' ? { ...event, data: [event.data] } : event)),
  ),
  'envelope-version-by-event': deliveryMutant(
    'deliveries.same-envelope-for-every-type',
    "The version in the envelope depends on the event's family.",
    changeEnvelope((event) => ({ ...event, version: `${String(event.type)}-1` })),
  ),
  'event-name-without-dot': deliveryMutant(
    'deliveries.event-name-is-dotted',
    'The type of a submission event contains an underscore instead of a dot.',
    (send, subscriptions) => (outgoing) => {
      const type = withoutDot(outgoing.event.type);
      const headers = { ...outgoing.headers, [headerNames.svcEvent]: type };
      return changeEnvelope((event) => ({ ...event, type }))(send, subscriptions)({ ...outgoing, headers });
    },
  ),
  'created-at-of-attempt': deliveryMutant(
    'deliveries.created-at-is-emission',
    'The created_at in the envelope is the time of dispatch.',
    changeEnvelope((event, outgoing) => ({ ...event, created_at: toDispatchTime(outgoing) })),
  ),
  'created-at-with-offset': deliveryMutant(
    'deliveries.created-at-is-emission',
    'The created_at in the envelope is in another time zone.',
    changeEnvelope((event) => ({ ...event, created_at: String(event.created_at).replace('Z', '+02:00') })),
  ),
  'created-at-in-seconds': deliveryMutant(
    'deliveries.envelope-fields',
    'The created_at in the envelope is a number.',
    changeEnvelope((event) => ({ ...event, created_at: Date.parse(String(event.created_at)) / 1000 })),
  ),
  'event-id-per-attempt': deliveryMutant(
    'deliveries.id-stable-across-retries',
    'The id in the envelope is different for each attempt.',
    changeEnvelope((event, { headers }) => ({
      ...event,
      id: `${String(event.id)}_${headers[headerNames.svcDeliveryId]}`,
    })),
  ),
};
