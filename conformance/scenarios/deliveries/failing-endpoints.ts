import type { EndpointResponse } from '../../target/receiver/create-receiver.ts';
import type { Responses } from './delivery-attempts.ts';

/** The maximum number of attempts of a delivery. */
export const maxAttempts = 6;
/** The number of consecutive exhausted deliveries that opens the breaker. */
export const opensAfter = 5;

/**
 * The failing statuses of each event. Any status outside 2xx fails: an event fails once for each status of its line,
 * and is then accepted.
 */
export const failingStatuses: readonly (readonly number[])[] = [
  [302],
  [301, 410],
  [307, 400, 429],
  [303, 404, 304, 503],
  [308, 401, 409, 300, 500],
];

/** Each of these statuses accepts an event. */
const acceptingStatuses: readonly number[] = [200, 201, 202, 204, 299];

const respond = (status: number, location: string): EndpointResponse => ({
  status,
  headers: status >= 300 && status < 400 && status !== 304 ? { location } : {},
});

const never = new Promise<EndpointResponse>(() => {});

/** Creates the endpoints' responses. */
export const createResponses = (location: string) => {
  const ok = { status: 204 };
  let release = (_: EndpointResponse): void => {};
  const pendingResponse = new Promise<EndpointResponse>((resolve) => {
    release = resolve;
  });
  let isBroken = true;
  return {
    release: () => release({ status: 200 }),
    mend: () => {
      isBroken = false;
    },
    responses: {
      /** Accepts everything, with a different 2xx status for each of the first events. */
      accepting: ({ event }) => ({ status: acceptingStatuses[event - 1] ?? 204 }),
      /** Fails everything until its breaker has opened, then accepts. */
      broken: () => (isBroken ? { status: 500 } : ok),
      /** Fails everything. Its subscription is deleted before the first retry. */
      gone: () => ({ status: 500 }),
      /** Fails the first four events and the seventh, accepts the others. */
      flaky: ({ event }) => (event < opensAfter || event === 7 ? { status: 503 } : ok),
      /** Fails the first five events once, twice … five times. */
      recovering: ({ event, attempt }) => respond(failingStatuses[event - 1]?.[attempt - 1] ?? 200, location),
      /** Never responds to the first attempt of the first event, and responds late but in time to the second one. */
      late: ({ event, attempt }) => {
        if (attempt > 1) return ok;
        return event === 1 ? never : event === 2 ? pendingResponse : ok;
      },
    } satisfies Record<string, Responses>,
  };
};
