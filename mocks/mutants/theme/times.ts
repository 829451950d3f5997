import { alteredResponse } from '../lib/altered-values.ts';
import type { Mutant } from '../lib/mutant.ts';

const offset = 2 * 60 * 60 * 1000;

/** Mutants of a theme's time. */
export const themeTimes: Record<string, Mutant> = {
  'theme-time-not-in-utc': alteredResponse(
    'theme.record-fields',
    'getTheme',
    'The time of a theme is in another time zone.',
    (theme) => ({
      ...theme,
      updated_at: new Date(Date.parse(String(theme.updated_at)) + offset)
        .toISOString()
        .replace('Z', '+02:00'),
    }),
  ),
};
