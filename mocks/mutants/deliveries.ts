import { headerNames, idPrefixes, withoutPrefix } from '@workspace-api/contract';
import {
  type Changed,
  changed,
  createResult,
  digest,
  type Outgoing,
  type Subscription,
  sends,
  signContent,
  wrapDeliveries,
} from '../wrappers/deliveries.ts';
import { escapeFrom, type Json } from '../wrappers/json.ts';
import { attempts, lost } from './attempts.ts';
import type { MutantTable } from './table.ts';

const { svcSignature, svcTimestamp, svcDeliveryId, svcEvent } = headerNames;

/** Changes a member of the envelope of each delivery and signs it again. */
const envelope = (member: string, change: (value: unknown, outgoing: Outgoing) => unknown) =>
  sends((outgoing) => ({
    signed: { event: { ...outgoing.event, [member]: change(outgoing.event[member], outgoing) } },
  }));

/** Sets a header of each delivery. */
const header = (name: string, value: (outgoing: Outgoing, secret: string) => string | undefined) =>
  sends((outgoing, secret) => ({ headers: { [name]: value(outgoing, secret) } }));

/** Sends a copy of each event to further subscriptions, signed with their secrets. */
const copied = (isCopied: (to: Subscription, event: Json) => boolean) =>
  wrapDeliveries((send, subscriptions) => {
    const copies = new Set<string>();
    return async (outgoing) => {
      const response = await send(outgoing);
      for (const to of subscriptions.values()) {
        const copy = `${to.url} ${outgoing.id}`;
        if (copies.has(copy) || !isCopied(to, outgoing.event)) continue;
        copies.add(copy);
        const headers = { [svcDeliveryId]: `whd_${copies.size}` };
        await send(outgoing, { url: new URL(to.url).href, headers, signed: {} });
      }
      return response;
    };
  });

/** Changes the request of each attempt but the first. */
const retries = (change: Changed) => sends(({ earlier }) => (earlier.length > 0 ? change : {}));

const isSubmission = ({ event }: Outgoing): boolean => event.type === 'forms.submitted';

export const deliveries: MutantTable = {
  ...attempts,
  'deliveries.workspace-is-slug/envelope-with-workspace-id: The workspace in the envelope is an id.':
    envelope('workspace', (slug) => `${idPrefixes.Workspace}_${slug}`),
  'deliveries.envelope-fields/envelope-data-is-string: The data in the envelope is serialized twice.':
    envelope('data', (data) => JSON.stringify(data)),
  'deliveries.envelope-fields/created-at-in-seconds: The created_at in the envelope is a number.': envelope(
    'created_at',
    (time) => Date.parse(String(time)) / 1000,
  ),
  'deliveries.version-is-string/envelope-version-is-number: The version in the envelope is a number.':
    envelope('version', () => 1),
  "deliveries.same-envelope-for-every-type/envelope-version-by-event: The version in the envelope depends on the event's family.":
    envelope('version', (_, { event }) => `${event.type}-1`),
  'deliveries.event-name-is-dotted/event-name-without-dot: The type of a submission event contains an underscore instead of a dot.':
    sends(({ event }) => {
      const type = String(event.type).replace(/^forms\./, 'forms_');
      return { headers: { [svcEvent]: type }, signed: { event: { ...event, type } } };
    }),
  'deliveries.created-at-is-emission/created-at-of-attempt: The created_at in the envelope is the time of dispatch.':
    envelope('created_at', (_, { timestamp }) => new Date(timestamp * 1000).toISOString()),
  'deliveries.created-at-is-emission/created-at-with-offset: The created_at in the envelope is in another time zone.':
    envelope('created_at', (time) => String(time).replace('Z', '+02:00')),
  'deliveries.id-stable-across-retries/event-id-per-attempt: The id in the envelope is different for each attempt.':
    envelope('id', (id, { headers }) => `${id}_${headers[svcDeliveryId]}`),
  'deliveries.id-stable-across-retries/event-id-per-endpoint: The id in the envelope is different for each endpoint.':
    envelope('id', (id, { url }) => `${id}${digest(url).slice(0, 8)}`),
  'deliveries.content-type/delivery-as-form: The media type of a delivery is the media type of an HTML form.':
    header('content-type', () => 'application/x-www-form-urlencoded'),
  'deliveries.content-type/retry-as-text: The media type of a retry is plain text.': retries({
    headers: { 'content-type': 'text/plain' },
  }),
  'deliveries.method-is-post/delivery-put: Deliveries are sent with PUT.': sends(() => ({ method: 'PUT' })),
  "deliveries.method-is-post/delivery-without-query: Deliveries omit the query of the subscription's URL.":
    sends(({ url }) => ({ url: url.replace(/\?.*/, '') })),
  'deliveries.method-is-post/redirect-followed: Redirects are followed.': wrapDeliveries(
    (send) => async (outgoing) => {
      const response = await send(outgoing);
      const url = response.headers.get('location');
      return url === null ? response : send(outgoing, { url });
    },
  ),
  'deliveries.method-is-post/last-attempt-put: The last attempt is sent with PUT.': sends(({ earlier }) =>
    earlier.length === 5 ? { method: 'PUT' } : {},
  ),
  'deliveries.signature-header/signature-with-scheme: A signature starts with the name of its algorithm.':
    header(svcSignature, ({ headers }) => `sha256=${headers[svcSignature]}`),
  'deliveries.delivery-id-header/delivery-id-of-event: The id of an attempt is the id of its event.': header(
    svcDeliveryId,
    ({ id }) => id,
  ),
  'deliveries.delivery-id-per-attempt/delivery-id-kept-on-retry: A retry has the id of the first attempt.':
    header(svcDeliveryId, ({ id }) => `whd_${id}`),
  'deliveries.delivery-id-per-attempt/delivery-ids-counted-per-endpoint: The ids of attempts are counted for each endpoint, so two endpoints have the same ones.':
    wrapDeliveries((send) => {
      const counts = new Map<string, number>();
      return (outgoing) => {
        const count = (counts.get(outgoing.url) ?? 0) + 1;
        counts.set(outgoing.url, count);
        return send(outgoing, { headers: { [svcDeliveryId]: `whd_${count}` } });
      };
    }),
  "deliveries.event-header/event-header-is-family: The event header contains only the event's family.":
    header(svcEvent, ({ event }) => String(event.type).replace(/\..*/, '')),
  'deliveries.event-header/retry-without-event-header: A retry lacks the event header.': retries({
    headers: { [svcEvent]: undefined },
  }),
  'deliveries.receiver-missing-headers/delivery-unsigned: The delivery of a submission is not signed.': sends(
    (outgoing) => (isSubmission(outgoing) ? { headers: { [svcSignature]: undefined } } : {}),
  ),
  'deliveries.receiver-bad-timestamp/timestamp-as-date: The signature timestamp is formatted as a date.':
    header(svcTimestamp, ({ timestamp }) => new Date(timestamp * 1000).toISOString()),
  'deliveries.signature-key-is-whole-secret/signature-key-without-prefix: Signatures are created with the secret without its prefix.':
    header(svcSignature, ({ timestamp, body }, secret) =>
      signContent(withoutPrefix(secret), `${timestamp}.${digest(body)}`),
    ),
  'deliveries.signature-verifies/signature-of-the-first-4-kilobytes: The signature covers only the first 4,096 bytes of a larger body.':
    header(svcSignature, ({ headers, body, timestamp }, secret) =>
      body.length > 4096
        ? signContent(secret, `${timestamp}.${digest(body.slice(0, 4096))}`)
        : headers[svcSignature],
    ),
  'deliveries.signature-verifies/signature-of-body-only: Signatures cover only the body, not the timestamp.':
    header(svcSignature, ({ body }, secret) => signContent(secret, body)),
  'deliveries.signature-covers-raw-bytes/signature-before-serialization: A body is serialized again after signing.':
    sends(({ event }) => ({ body: JSON.stringify(event, null, 2) })),
  'deliveries.signature-covers-raw-bytes/letters-escaped-after-signing: Letters beyond ASCII are escaped after signing.':
    sends(({ body }) => ({ body: escapeFrom(body, /[^\0-\x7f]/g) })),
  "deliveries.receiver-bad-signature/signature-with-first-secret: Every delivery is signed with the oldest subscription's secret.":
    wrapDeliveries((send, subscriptions) => (outgoing) => {
      const [oldest] = subscriptions.values();
      return send(oldest ? changed(outgoing, { signed: {} }, oldest.secret) : outgoing);
    }),
  'deliveries.timestamp-header/timestamp-in-milliseconds: The signature timestamp is in milliseconds, in the header and in the signed string.':
    sends(({ timestamp }) => ({ signed: { timestamp: `${timestamp}000` } })),
  'deliveries.filtered/filter-ignored: Every subscription gets every event of its workspace.': copied(
    (to, { type, workspace }) => to.workspace === workspace && !to.events.includes(String(type)),
  ),
  'deliveries.own-workspace-only/events-of-every-workspace: A subscription gets the events of all workspaces.':
    copied((to, { type, workspace }) => to.workspace !== workspace && to.events.includes(String(type))),
  'deliveries.pushed/filter-takes-first-entry: Only the first entry of a filter is used.': lost(
    ({ event }, events) => events[0] !== event.type && events.length === 2,
  ),
  'deliveries.pushed/nothing-pushed: No event is delivered.': lost(() => true),
  'deliveries.forms-submitted/submissions-not-pushed: Submissions cause no events.': lost(isSubmission),
  'deliveries.pages-published/first-publication-only: Only the first publication of a workspace causes an event.':
    wrapDeliveries((send) => {
      const first = new Map<unknown, string>();
      return async (outgoing) => {
        const { type, workspace } = outgoing.event;
        if (type !== 'pages.published') return send(outgoing);
        const id = first.get(workspace) ?? outgoing.id;
        first.set(workspace, id);
        return id === outgoing.id ? send(outgoing) : createResult(200);
      };
    }),
};
