import { mapIds } from './lib/map-ids.ts';
import type { Variant } from './lib/variant.ts';

export const idsWithPunctuation: Variant = {
  text: 'Ids are a prefix followed by base64url, with dashes and underscores.',
  allowedBy: "Resources: an id is a string with a prefix; the rest isn't specified.",
  families: ['tokens', 'agents'],
  wrap: mapIds({
    pattern: '[A-Za-z0-9_-]{22}',
    write: (number) => Buffer.from(number.toString(16).padStart(32, '0'), 'hex').toString('base64url'),
    read: (value) => BigInt(`0x${Buffer.from(value, 'base64url').toString('hex')}`),
  }),
};
