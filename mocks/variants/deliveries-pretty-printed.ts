import { resigned, wrapDeliveries } from '../wrappers/deliveries.ts';
import type { Variant } from './lib/variant.ts';

const escapeString = (value: string): string =>
  value.replaceAll(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const deliveriesPrettyPrinted: Variant = {
  text: 'Delivery bodies are indented, end with a line feed, escape non-ASCII characters, and have their members in reverse order.',
  allowedBy: "Signature: it covers the raw bytes, regardless of the envelope's formatting.",
  families: ['deliveries', 'webhooks'],
  ...wrapDeliveries((send, subscriptions) => (outgoing) => {
    const { secret = '' } = subscriptions.get(outgoing.url) ?? {};
    const members = Object.fromEntries(Object.entries(outgoing.event).toReversed());
    return send(
      resigned(outgoing, secret, { body: `${escapeString(JSON.stringify(members, null, '\t'))}\r\n` }),
    );
  }),
};
