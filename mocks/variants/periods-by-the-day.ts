import { changeJson } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const periodsByTheDay: Variant = {
  text: 'The current billing period is two dates without a time.',
  allowedBy: 'Billing state: the period is ISO 8601, without "date" or "time".',
  families: ['billing'],
  wrap: changeJson(['getBilling'], (json) => ({
    ...json,
    current_period_start: String(json.current_period_start).slice(0, 10),
    current_period_end: String(json.current_period_end).slice(0, 10),
  })),
};
