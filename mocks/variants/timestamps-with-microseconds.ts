import { mapTimes } from './lib/map-times.ts';
import type { Variant } from './lib/variant.ts';

export const timestampsWithMicroseconds: Variant = {
  text: 'Times have six fractional digits, except the times of log entries.',
  allowedBy: 'Resources: times are ISO 8601; milliseconds are only mentioned for log entries.',
  families: ['theme', 'billing', 'forms', 'secrets'],
  wrap: mapTimes((value) => value.replace('Z', '000Z'), { except: ['listLogs', 'searchLogs', 'tailLogs'] }),
};
