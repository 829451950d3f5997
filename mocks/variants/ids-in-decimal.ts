import { mapIds } from './lib/map-ids.ts';
import type { Variant } from './lib/variant.ts';

export const idsInDecimal: Variant = {
  text: 'Ids are numbers behind their prefix.',
  allowedBy: 'Resources: an id is a string with a prefix; nothing is said of the rest.',
  families: ['approvals'],
  wrap: mapIds({ pattern: '[1-9][0-9]{30,38}', write: String, read: BigInt }),
};
