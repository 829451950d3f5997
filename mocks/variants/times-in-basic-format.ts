import { mapTimes } from './lib/map-times.ts';
import type { Variant } from './lib/variant.ts';

export const timesInBasicFormat: Variant = {
  text: 'Times are in the basic format of ISO 8601, such as `20260131T100000.123Z`.',
  allowedBy: 'Resources: times are ISO 8601, which allows more formats than its profile RFC 3339.',
  families: ['theme', 'billing', 'forms', 'logs', 'secrets'],
  decision: 26,
  wrap: mapTimes((value) => value.replaceAll(/[-:]/g, '')),
};
