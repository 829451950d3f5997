import type { EndpointResponse } from '../../target/receiver/received.ts';
import type { Responses } from './delivery-attempts.ts';

/** The most attempts, and how many exhausted deliveries in a row open the breaker. */
export const maxAttempts = 6;
export const opensAfter = 5;

/** Any status that isn't 2xx fails, by event: each fails as many attempts as its line is long, then is accepted. */
export const failingStatuses: readonly (readonly number[])[] = [
  [302],
  [301, 410],
  [307, 400, 429],
  [303, 404, 304, 503],
  [308, 401, 409, 300, 500],
];

/** Every status of these accepts an event. */
export const acceptingStatuses: readonly number[] = [200, 201, 202, 204, 299];

const respond = (status: number, location: string): EndpointResponse => ({
  status,
  headers: status >= 300 && status < 400 && status !== 304 ? { location } : {},
});

const never = new Promise<EndpointResponse>(() => {});

/** How each endpoint answers. */
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
      accepting: ({ event }) => ({ status: acceptingStatuses[event - 1] ?? 204 }),
      broken: () => (isBroken ? { status: 500 } : ok),
      flaky: ({ event }) => (event < opensAfter || event === 7 ? { status: 503 } : ok),
      recovering: ({ event, attempt }) => respond(failingStatuses[event - 1]?.[attempt - 1] ?? 200, location),
      late: ({ event, attempt }) => {
        if (attempt > 1) return ok;
        return event === 1 ? never : event === 2 ? pendingResponse : ok;
      },
    } satisfies Record<string, Responses>,
  };
};
