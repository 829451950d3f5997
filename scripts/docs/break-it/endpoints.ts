import type { Fetch } from '../../../mocks/wrappers/fetch.ts';
import { formatBody } from '../run/format-body.ts';

/** The origin of the endpoints of webhooks. Nothing is sent to it. */
export const endpointOrigin = 'http://127.0.0.1:4011';

/** Formats a delivery. A body that isn't compact JSON is shown as it is, because its bytes are signed. */
const formatDelivery = ({ method, url, headers }: Request, body: string): string => {
  const pretty = formatBody(body);
  const isCompact = pretty !== body && JSON.stringify(JSON.parse(body)) === body;
  return [
    `${method} ${url}`,
    ...[...headers].map(([name, value]) => `${name}: ${value}`),
    '',
    isCompact ? pretty : body.replaceAll('\n', '⏎'),
  ].join('\n');
};

/**
 * Creates the endpoints of the webhooks of a server. The path of an endpoint has a segment for each event, with the statuses of the
 * responses to its attempts. The last ones are repeated: `/503,204/204` fails only the first attempt for the first event. An
 * endpoint doesn't respond where the status is 0, and responds to others with a redirect.
 */
export const createEndpoints = () => {
  const attempts = new Map<string, Map<string, number>>();
  let deliveries: string[] = [];
  const respond: Fetch = async (delivery) => {
    const body = await delivery.text();
    deliveries.push(formatDelivery(delivery, body));
    const { pathname } = new URL(delivery.url);
    const events = attempts.get(pathname) ?? new Map<string, number>();
    attempts.set(pathname, events);
    const { id } = JSON.parse(body) as { id: string };
    const attempt = events.get(id) ?? 0;
    events.set(id, attempt + 1);
    const segments = pathname.slice(1).split('/');
    const statuses = (segments[[...events.keys()].indexOf(id)] ?? segments.at(-1) ?? '').split(',');
    const status = Number(statuses[attempt] ?? statuses.at(-1));
    const { signal } = delivery;
    if (status === 0)
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    const isRedirect = status >= 300 && status < 400;
    return new Response(null, { status, headers: isRedirect ? { location: `${endpointOrigin}/204` } : {} });
  };
  return {
    respond,
    /** Returns the deliveries since the last call. */
    take: (): readonly string[] => {
      const taken = deliveries;
      deliveries = [];
      return taken;
    },
  };
};
