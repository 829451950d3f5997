import { mapTimes } from './lib/map-times.ts';
import type { Variant } from './lib/variant.ts';

export const timestampsWithOffset: Variant = {
  text: 'Times end with `+00:00` instead of `Z`.',
  allowedBy: 'Resources: times are ISO 8601, which allows both notations for UTC.',
  families: ['theme', 'billing', 'forms', 'logs', 'secrets'],
  wrap: mapTimes((value) => value.replace('Z', '+00:00')),
};
