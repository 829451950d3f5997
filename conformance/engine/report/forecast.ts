import type { HttpClient } from '../../target/http-client.ts';
import { requestsPerScenario } from '../settings/effort.ts';
import type { RunSettings } from '../settings/settings.ts';
import { inMinutes } from './format.ts';

/** Estimates how long a run will take, from the rate limits that the responses show; null if none slows the run down. */
export const forecast = (
  { token, effort, maxWaitMs, maxDurationMs }: RunSettings,
  client: HttpClient,
  scenarios: number,
) => {
  const expectedRequests = scenarios * requestsPerScenario[effort];
  const rateLimit = client.findLimit(`Bearer ${token}`);
  if (!rateLimit || rateLimit.requests >= expectedRequests) return null;
  const expectedMs = (Math.ceil(expectedRequests / rateLimit.requests) - 1) * rateLimit.windowMs;
  const inTime = expectedMs > maxDurationMs ? ('--max-duration' as const) : null;
  return {
    /** The number of requests that the target allows in a window, and the window's length in milliseconds. */
    ...rateLimit,
    /** The approximate number of requests that the run will send. */
    expectedRequests,
    /** The approximate duration of the run, in milliseconds. */
    expectedMs,
    /** The option that ends the run early; null if it is expected to finish. */
    limit: expectedMs > maxWaitMs ? ('--max-wait' as const) : inTime,
    effort,
  };
};

/** An estimate of how long a run will take because of the target's rate limit, based on what is known so far. */
export type Forecast = NonNullable<ReturnType<typeof forecast>>;

/** Whether a forecast differs so much from the last one that it is announced again. */
export const isNews = ({ expectedMs }: Forecast, last: Forecast | null): boolean =>
  last === null || Math.max(expectedMs / last.expectedMs, last.expectedMs / expectedMs) > 1.5;

/** A forecast as a sentence, with the option to pass if the run would end too early. */
export const describeForecast = (forecast: Forecast): string => {
  const { requests, windowMs, expectedRequests, expectedMs, limit, effort } = forecast;
  const seconds = Math.round(windowMs / 1000);
  const window = seconds === 60 ? 'a minute' : `in ${seconds} s`;
  const estimate = `the target allows ${requests} requests ${window}: about ${inMinutes(expectedMs)} for about ${expectedRequests} requests`;
  if (limit === null) return estimate;
  const less = effort === 'quick' ? '--only' : '--only or --effort quick';
  const enough = `${Math.ceil((expectedMs * 1.2) / 60_000)}m`;
  return `${estimate}, which exceeds ${limit}. To finish, pass --max-wait ${enough} --max-duration ${enough}, or check less with ${less}`;
};
