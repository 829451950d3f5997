import { changeJson } from '../wrappers/change-responses.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const usageByOtherMetrics: Variant = {
  text: 'Usage has other metrics and units, and fractional values.',
  allowedBy: 'Billing state: metrics such as requests, storage, runtime_time.',
  families: ['billing'],
  wrap: changeJson(['getUsage'], (json) => ({
    ...json,
    line_items: [
      ...(json.line_items as Json[]),
      { metric: 'seats.active', quantity: 0, unit: 'seat' },
      { metric: 'egress', quantity: 0.125, unit: 'GiB' },
    ],
  })),
};
