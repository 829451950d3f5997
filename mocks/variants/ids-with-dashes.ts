import { mapIds } from './lib/map-ids.ts';
import type { Variant } from './lib/variant.ts';

const groups = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

export const idsWithDashes: Variant = {
  text: 'Ids are a prefix followed by a UUID.',
  allowedBy: "Resources: an id is a string with a prefix; the rest isn't specified.",
  families: ['runs', 'tokens', 'forms', 'pages'],
  wrap: mapIds({
    pattern: '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    write: (number) => number.toString(16).padStart(32, '0').replace(groups, '$1-$2-$3-$4-$5'),
    read: (value) => BigInt(`0x${value.replaceAll('-', '')}`),
  }),
};
