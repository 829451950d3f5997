import { expect, test } from 'vitest';
import { describeForecast, type Forecast } from './forecast.ts';

const forecast: Forecast = {
  requests: 60,
  windowMs: 60_000,
  expectedRequests: 4300,
  expectedMs: 4_300_000,
  limit: '--max-wait',
  effort: 'quick',
};

test('a forecast recommends a quick run only to a longer run', () => {
  expect(describeForecast(forecast)).toMatch(/or check less with --only$/);
  expect(describeForecast({ ...forecast, effort: 'standard' })).toMatch(/with --only or --effort quick$/);
});
