import type { Respond } from '../../target/receiver/create-receiver.ts';
import type { EndpointResponse, Received } from '../../target/receiver/received.ts';
import { type Delivery, toDelivery } from './delivery.ts';
import type { Position, TargetClock } from './target-clock.ts';

/** One attempt to deliver an event. Requests at the same moment are one: delivery is at least once. */
export type Attempt = {
  readonly delivery: Delivery;
  /** When it arrived by the target's clock. */
  readonly at: Position;
  /** The status that it was answered with; null if it got no answer. */
  readonly status: () => number | null;
};

/** The attempts to deliver an event to one endpoint, in the order of their arrival. */
export type Attempts = { readonly event: string; readonly attempts: readonly Attempt[] };

/** Which attempt of which event a request is, both counted from 1 in the order of their first arrival. */
export type Ordinal = { readonly event: number; readonly attempt: number };

/** Answers an attempt. */
export type Responses = (ordinal: Ordinal) => EndpointResponse | Promise<EndpointResponse>;

/** Records what arrives at an endpoint, by event and attempt. */
export type AttemptLog = {
  readonly how: Respond;
  readonly events: () => readonly Attempts[];
};

/** Dispatches less than this many seconds apart, in one step of the clock, are of one attempt. */
const sameMoment = 1.5;

const isRepetition = (last: Attempt, next: Attempt): boolean => {
  const [one, other] = [last.delivery, next.delivery];
  // A duplicate on the way may be late, but is the same dispatch.
  const isSame = one.attempt !== null && one.attempt === other.attempt;
  if (isSame && one.timestamp !== null && one.timestamp === other.timestamp) return true;
  if (last.at.step !== next.at.step) return false;
  if (isSame) return true;
  return Math.abs((one.timestamp ?? 0) - (other.timestamp ?? 0)) < sameMoment;
};

/** Creates the log of an endpoint. What has no id counts as one event. */
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

/** Seconds between the end of a step and what is sent then. */
const endTolerance = 15;

/**
 * By how many seconds a target that sends only at the end of a step of its clock sends the last attempt late, if this one
 * does: at most by the steps that end with its attempts.
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
