import { headerNames } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { getHeader } from '../../checks/webhooks/signature.ts';
import type { Received } from '../../target/receiver/received.ts';

/** A request to an endpoint, parsed as a delivery. Parts that are missing or of another type are null. */
export type Delivery = {
  readonly request: Received;
  /** The body, if it is a JSON object. */
  readonly body: Readonly<Record<string, unknown>> | null;
  /** The id of the event: the same in each attempt to deliver it. */
  readonly event: string | null;
  readonly type: string | null;
  /** The time of dispatch from the header, in seconds since 1970. */
  readonly timestamp: number | null;
  /** The id of the attempt. */
  readonly attempt: string | null;
};

const parseBody = ({ body }: Received): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

/** Parses a request as a delivery. */
export const toDelivery = (request: Received): Delivery => {
  const body = parseBody(request);
  const timestamp = getHeader(request, headerNames.svcTimestamp) ?? '';
  return {
    request,
    body,
    event: typeof body?.id === 'string' ? body.id : null,
    type: typeof body?.type === 'string' ? body.type : null,
    timestamp: /^\d+$/.test(timestamp) ? Number(timestamp) : null,
    attempt: getHeader(request, headerNames.svcDeliveryId) ?? null,
  };
};

/** The number of characters of a body in a report. */
const longest = 300;

/** Formats the headers of a delivery and the start of its body. */
export const describeDelivery = ({ request }: Delivery): string => {
  const { svcSignature, svcTimestamp, svcDeliveryId, svcEvent } = headerNames;
  const headers = ['content-type', svcSignature, svcTimestamp, svcDeliveryId, svcEvent]
    .map((name) => `${name}: ${getHeader(request, name) ?? '(none)'}`)
    .join(', ');
  return `${request.method} ${request.target} with ${headers} and ${Buffer.from(request.body).toString('utf8').slice(0, longest)}`;
};
