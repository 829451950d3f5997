import type { RateLimits } from '../../target/rate-limits.ts';
import { type Effort, requestsPerScenario } from '../settings/effort.ts';
import type { RunSettings } from '../settings/settings.ts';
import { inMinutes } from './format.ts';

/** An estimate of how long a run will take because of the target's rate limit, based on what is known so far. */
export type Forecast = {
  /** The number of requests that the target allows in a window, and the window's length in milliseconds. */
  requests: number;
  windowMs: number;
  /** The approximate number of requests that the run will send. */
  expectedRequests: number;
  /** The approximate duration of the run, in milliseconds. */
  expectedMs: number;
  /** The option that ends the run early; null if it is expected to finish. */
  limit: '--max-wait' | '--max-duration' | null;
  /** The effort of the run. */
  effort: Effort;
};

/** A forecast is announced again if it differs from the last one by this factor. */
const much = 1.5;

/** Estimates how long a run will take, from the rate limits that the responses show. */
export const createForecasts = (
  { settings, rateLimits }: { settings: RunSettings; rateLimits: RateLimits },
  scenarios: number,
) => {
  const { token, effort, maxWaitMs, maxDurationMs } = settings;
  const expectedRequests = scenarios * requestsPerScenario[effort];
  let last: Forecast | null = null;
  return {
    /** Returns a forecast that is the first one or differs a lot from the last one; otherwise null. */
    next: (): Forecast | null => {
      const rateLimit = rateLimits.findLimit(`Bearer ${token}`);
      if (!rateLimit || rateLimit.requests >= expectedRequests) return null;
      const expectedMs = (Math.ceil(expectedRequests / rateLimit.requests) - 1) * rateLimit.windowMs;
      const change = last ? expectedMs / last.expectedMs : Number.POSITIVE_INFINITY;
      if (change <= much && change >= 1 / much) return null;
      const inTime = expectedMs > maxDurationMs ? '--max-duration' : null;
      const limit = expectedMs > maxWaitMs ? '--max-wait' : inTime;
      last = { ...rateLimit, expectedRequests, expectedMs, limit, effort };
      return last;
    },
    /** The last forecast; null if no rate limit slows the run down. */
    last: (): Forecast | null => last,
  };
};

const perWindow = ({ requests, windowMs }: Forecast): string => {
  const seconds = Math.round(windowMs / 1000);
  return `${requests} requests ${seconds === 60 ? 'a minute' : `in ${seconds} s`}`;
};

/** A forecast as a sentence, with the option to pass if the run would end too early. */
export const describeForecast = (forecast: Forecast): string => {
  const { expectedRequests, expectedMs, limit, effort } = forecast;
  const estimate = `the target allows ${perWindow(forecast)}: about ${inMinutes(expectedMs)} for about ${expectedRequests} requests`;
  if (limit === null) return estimate;
  const less = effort === 'quick' ? '--only' : '--only or --effort quick';
  const enough = `${Math.ceil((expectedMs * 1.2) / 60_000)}m`;
  return `${estimate}, which exceeds ${limit}. To finish, pass --max-wait ${enough} --max-duration ${enough}, or check less with ${less}`;
};
