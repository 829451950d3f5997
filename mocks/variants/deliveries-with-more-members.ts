import { resigned, wrapDeliveries } from '../wrappers/deliveries.ts';
import type { Variant } from './lib/variant.ts';

/** Formats a time without fractions of a second, and with a numeric offset for UTC. */
const inSeconds = (time: unknown): string => String(time).replace(/(\.\d+)?Z$/, '+00:00');

export const deliveriesWithMoreMembers: Variant = {
  text: 'Envelopes have additional members that differ between attempts, ids that count the events of each workspace, and times in seconds with an offset.',
  allowedBy: 'Envelope (body): an id is stable across the retries of one event; a time is ISO 8601 in UTC.',
  families: ['deliveries', 'webhooks'],
  ...wrapDeliveries((send, subscriptions) => {
    const ids = new Map<string, Map<string, string>>();
    /** Returns the number of an event within its workspace. */
    const assignNumber = (workspace: string, event: string): string => {
      const numbers = ids.get(workspace) ?? new Map<string, string>();
      ids.set(workspace, numbers);
      const number = numbers.get(event) ?? String(numbers.size + 1);
      numbers.set(event, number);
      return number;
    };
    return (outgoing) => {
      const { event, id, url, timestamp } = outgoing;
      const { secret = '', workspace = '' } = subscriptions.get(url) ?? {};
      const body = {
        ...event,
        id: assignNumber(workspace, id),
        created_at: inSeconds(event.created_at),
        sent_at: timestamp,
        subscription: null,
        links: { self: null },
      };
      return send(resigned(outgoing, secret, { body: JSON.stringify(body) }));
    };
  }),
};
