import { mapIds } from './lib/map-ids.ts';
import type { Variant } from './lib/variant.ts';

export const idsInDecimal: Variant = {
  text: 'Ids are a prefix followed by a decimal number.',
  allowedBy: "Resources: an id is a string with a prefix; the rest isn't specified.",
  families: ['approvals'],
  wrap: mapIds({ pattern: '[1-9][0-9]{30,38}', write: String, read: BigInt }),
};
