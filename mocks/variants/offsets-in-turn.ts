import { mapTimes } from './lib/map-times.ts';
import type { Variant } from './lib/variant.ts';

const hour = 3_600_000;

/** The notations of a time in turn. The last one has an offset other than zero. */
const notations: readonly ((value: string) => string)[] = [
  (value) => value,
  (value) => value.replace('Z', '+00:00'),
  (value) => new Date(Date.parse(value) + 2 * hour).toISOString().replace('Z', '+02:00'),
];

export const offsetsInTurn: Variant = {
  text: 'The same time has another offset in each response, except the time of the theme.',
  allowedBy: 'Resources: times are ISO 8601, which allows any offset; only the time of the theme is in UTC.',
  families: ['billing', 'logs', 'secrets', 'agents', 'approvals', 'idempotency', 'encodings'],
  wrap: (next) => {
    let count = 0;
    const change = (value: string): string => notations[count % notations.length]?.(value) ?? value;
    const server = mapTimes(change, { except: ['getTheme', 'updateTheme', 'publishTheme'] })(next);
    return (request) => {
      count += 1;
      return server(request);
    };
  },
};
