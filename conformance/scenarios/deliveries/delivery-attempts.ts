import { headerNames } from '@workspace-api/contract';
import { isObject } from '../../checks/body.ts';
import { getHeader } from '../../checks/webhooks/signature.ts';
import type { EndpointResponse, Received, Respond } from '../../target/receiver/create-receiver.ts';
import type { Position, TargetClock } from './delivery-waits.ts';

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

const parseBody = (request: Received): Record<string, unknown> | null => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(request.body);
    const type = getHeader(request, headerNames.svcEvent);
    const value: unknown = JSON.parse(request.read?.(text, type) ?? text);
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

/** One attempt to deliver an event. Requests at the same moment count as one, since delivery is at least once. */
export type Attempt = {
  readonly delivery: Delivery;
  /** When it arrived, by the target's clock. */
  readonly at: Position;
  /** The status of its response; null if it got none. */
  readonly status: () => number | null;
};

/** The attempts to deliver an event to one endpoint, in order of arrival. */
export type Attempts = { readonly event: string; readonly attempts: readonly Attempt[] };

/** The number of the event and of its attempt, both counted from 1 in order of first arrival. */
export type Ordinal = { readonly event: number; readonly attempt: number };

/** Responds to an attempt. */
export type Responses = (ordinal: Ordinal) => EndpointResponse | Promise<EndpointResponse>;

/** Records the requests to an endpoint, by event and attempt. */
export type AttemptLog = {
  readonly how: Respond;
  readonly events: () => readonly Attempts[];
};

/** Dispatches in one step of the clock that are less than this many seconds apart belong to one attempt. */
const sameMoment = 1.5;

const isRepetition = (last: Attempt, next: Attempt): boolean => {
  const [one, other] = [last.delivery, next.delivery];
  // A duplicated request may arrive late, but is the same dispatch.
  const isSame = one.attempt !== null && one.attempt === other.attempt;
  if (isSame && one.timestamp !== null && one.timestamp === other.timestamp) return true;
  if (last.at.step !== next.at.step) return false;
  if (isSame) return true;
  return Math.abs((one.timestamp ?? 0) - (other.timestamp ?? 0)) < sameMoment;
};

/** Creates the log of an endpoint. Requests without an event id count as one event. */
export const createAttemptLog = (clock: TargetClock, respond: Responses): AttemptLog => {
  const events = new Map<string, Attempt[]>();
  const how = (request: Received): EndpointResponse | Promise<EndpointResponse> => {
    const delivery = toDelivery(request);
    const event = delivery.event ?? '';
    const attempts = events.get(event) ?? [];
    events.set(event, attempts);
    const attempt = { delivery, at: clock.position(), status: () => request.responseStatus };
    const last = attempts.at(-1);
    if (!last || !isRepetition(last, attempt)) attempts.push(attempt);
    return respond({ event: [...events.keys()].indexOf(event) + 1, attempt: attempts.length });
  };
  return {
    how,
    events: () => [...events].map(([event, attempts]) => ({ event, attempts })),
  };
};

/** The seconds between the end of a step and the requests sent at that end. */
const endTolerance = 15;

/**
 * Returns how many seconds late the last attempt is if the target sends only at the end of a clock step: at most the
 * total length of the steps that end with its attempts.
 */
export const lateness = (events: readonly Attempts[]): number =>
  Math.max(
    0,
    ...events.map(({ attempts }) => {
      const [first, ...retries] = attempts;
      const isAtEnd = ({ delivery, at }: Attempt) =>
        (delivery.timestamp ?? 0) - (first?.delivery.timestamp ?? 0) >=
        at.end - (first?.at.end ?? 0) - endTolerance;
      return retries.filter(isAtEnd).reduce((sum, { at }) => sum + at.end - at.begin, 0);
    }),
  );
