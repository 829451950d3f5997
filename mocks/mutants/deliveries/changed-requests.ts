import { headerNames, mediaTypes } from '@workspace-api/contract';
import { type Deliver, type Outgoing, resigned, type Sent } from '../../wrappers/deliveries.ts';
import type { Mutant } from '../lib/mutant.ts';
import { deliveryMutant } from './delivery-mutant.ts';

/** Counts the attempts to deliver an event to a URL, from 1. */
const counter = () => {
  const counts = new Map<string, number>();
  return ({ url, id }: Outgoing): number => {
    const count = (counts.get(`${url} ${id}`) ?? 0) + 1;
    counts.set(`${url} ${id}`, count);
    return count;
  };
};

const changeRequest =
  (change: (outgoing: Outgoing, attempt: number) => Sent): Deliver =>
  (send) => {
    const count = counter();
    return (outgoing) => send(change(outgoing, count(outgoing)));
  };

const header = (outgoing: Outgoing, name: string, value: string): Sent => ({
  ...outgoing,
  headers: { ...outgoing.headers, [name]: value },
});

const without = (outgoing: Outgoing, name: string): Sent => {
  const { [name]: _, ...headers } = outgoing.headers;
  return { ...outgoing, headers };
};

const { svcSignature, svcTimestamp, svcDeliveryId, svcEvent } = headerNames;

/** A fifth of the documented span of six attempts, in seconds. */
const equalDelay = (66 * 60) / 5;

/** Retries that claim to be sent at equal intervals. */
const atEqualIntervals: Deliver = (send, subscriptions) => {
  const count = counter();
  const first = new Map<string, number>();
  return (outgoing) => {
    const attempt = count(outgoing);
    const key = `${outgoing.url} ${outgoing.id}`;
    const start = first.get(key) ?? outgoing.timestamp;
    first.set(key, start);
    const secret = subscriptions.get(outgoing.url)?.secret;
    if (secret === undefined || attempt === 1) return send(outgoing);
    return send(
      resigned(outgoing, secret, { timestamp: String(start + Math.round((attempt - 1) * equalDelay)) }),
    );
  };
};

/** Deliveries whose request differs from the documented one. The signed parts are unchanged. */
export const changedRequests: Record<string, Mutant> = {
  'retries-at-equal-intervals': deliveryMutant(
    'deliveries.exponential-backoff',
    'The timestamps of retries are at equal intervals.',
    atEqualIntervals,
  ),
  'delivery-as-form': deliveryMutant(
    'deliveries.content-type',
    'The media type of a delivery is the media type of an HTML form.',
    changeRequest((outgoing) => header(outgoing, 'content-type', 'application/x-www-form-urlencoded')),
  ),
  'delivery-as-text': deliveryMutant(
    'deliveries.content-type',
    "The media type of a submission's delivery is text/plain.",
    changeRequest((outgoing) =>
      header(
        outgoing,
        'content-type',
        outgoing.event.type === 'forms.submitted' ? 'text/plain' : mediaTypes.json,
      ),
    ),
  ),
  'delivery-put': deliveryMutant(
    'deliveries.method-is-post',
    'Deliveries are sent with PUT.',
    changeRequest((outgoing) => ({ ...outgoing, method: 'PUT' })),
  ),
  'delivery-without-query': deliveryMutant(
    'deliveries.method-is-post',
    "Deliveries omit the query of the subscription's URL.",
    changeRequest((outgoing) => ({ ...outgoing, url: outgoing.url.split('?')[0] ?? '' })),
  ),
  'signature-in-capitals': deliveryMutant(
    'deliveries.signature-header',
    'The hex digits of a signature are uppercase.',
    changeRequest((outgoing) =>
      header(outgoing, svcSignature, outgoing.headers[svcSignature]?.toUpperCase() ?? ''),
    ),
  ),
  'signature-with-scheme': deliveryMutant(
    'deliveries.signature-header',
    'A signature starts with the name of its algorithm.',
    changeRequest((outgoing) => header(outgoing, svcSignature, `sha256=${outgoing.headers[svcSignature]}`)),
  ),
  'delivery-id-of-event': deliveryMutant(
    'deliveries.delivery-id-header',
    'The id of an attempt is the id of its event.',
    changeRequest((outgoing) => header(outgoing, svcDeliveryId, outgoing.id)),
  ),
  'delivery-id-kept-on-retry': deliveryMutant(
    'deliveries.delivery-id-per-attempt',
    'A retry has the id of the first attempt.',
    changeRequest((outgoing) => header(outgoing, svcDeliveryId, `whd_${outgoing.id}`)),
  ),
  'delivery-id-kept-by-last-retry': deliveryMutant(
    'deliveries.delivery-id-per-attempt',
    'The last attempt has the id of the previous attempt.',
    changeRequest((outgoing, attempt) =>
      header(outgoing, svcDeliveryId, `whd_${outgoing.id}_${Math.min(attempt, 5)}`),
    ),
  ),
  'event-header-is-family': deliveryMutant(
    'deliveries.event-header',
    "The event header contains only the event's family.",
    changeRequest((outgoing) => header(outgoing, svcEvent, String(outgoing.event.type).split('.')[0] ?? '')),
  ),
  'event-header-of-publications': deliveryMutant(
    'deliveries.event-header',
    'The event header is the same for every event.',
    changeRequest((outgoing) => header(outgoing, svcEvent, 'pages.published')),
  ),
  'delivery-unsigned': deliveryMutant(
    'deliveries.receiver-missing-headers',
    'The delivery of a submission is not signed.',
    changeRequest((outgoing) =>
      outgoing.event.type === 'forms.submitted' ? without(outgoing, svcSignature) : outgoing,
    ),
  ),
  'timestamp-as-date': deliveryMutant(
    'deliveries.receiver-bad-timestamp',
    'The signature timestamp is formatted as a date.',
    changeRequest((outgoing) =>
      header(outgoing, svcTimestamp, new Date(outgoing.timestamp * 1000).toISOString()),
    ),
  ),
  'timestamp-with-fraction': deliveryMutant(
    'deliveries.receiver-bad-timestamp',
    'The signature timestamp has a fraction.',
    changeRequest((outgoing) => header(outgoing, svcTimestamp, `${outgoing.timestamp}.0`)),
  ),
};
