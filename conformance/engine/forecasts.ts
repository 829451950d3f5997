import type { Emit } from './events.ts';
import type { Forecast } from './report/forecast.ts';
import type { Session } from './session/session.ts';
import { requestsPerScenario } from './settings/effort.ts';

/** A forecast is announced again if it differs from the last one by this factor. */
const much = 1.5;

const findLimit = (
  { settings: { maxWaitMs, maxDurationMs } }: Pick<Session, 'settings'>,
  expectedMs: number,
): Forecast['limit'] => {
  if (expectedMs > maxWaitMs) return '--max-wait';
  return expectedMs > maxDurationMs ? '--max-duration' : null;
};

/** Estimates how long a run will take, from the rate limits that the responses show. */
export const createForecasts = (session: Pick<Session, 'settings' | 'rateLimits'>, scenarios: number) => {
  const expectedRequests = scenarios * requestsPerScenario[session.settings.effort];
  let last: Forecast | null = null;

  const forecast = (): Forecast | null => {
    const rateLimit = session.rateLimits.findLimit(`Bearer ${session.settings.token}`);
    if (!rateLimit || rateLimit.requests >= expectedRequests) return null;
    const expectedMs = (Math.ceil(expectedRequests / rateLimit.requests) - 1) * rateLimit.windowMs;
    const { effort } = session.settings;
    return { ...rateLimit, expectedRequests, expectedMs, limit: findLimit(session, expectedMs), effort };
  };

  const isNews = (next: Forecast): boolean =>
    last === null || next.expectedMs > last.expectedMs * much || next.expectedMs < last.expectedMs / much;

  return {
    /** Emits the forecast if it is the first one or differs a lot from the last one. */
    announce: (emit: Emit): void => {
      const next = forecast();
      if (next === null || !isNews(next)) return;
      last = next;
      emit({ type: 'rate-limit-learned', forecast: next });
    },
    /** The last forecast; null if no rate limit slows the run down. */
    last: (): Forecast | null => last,
  };
};
