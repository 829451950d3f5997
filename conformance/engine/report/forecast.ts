import type { Effort } from '../settings/effort.ts';
import { inMinutes } from './amounts.ts';

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
