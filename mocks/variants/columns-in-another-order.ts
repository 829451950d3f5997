import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const columnsInAnotherOrder: Variant = {
  text: 'The columns of CSV and TSON are in the reverse order of the JSON members.',
  allowedBy: "Output encodings: the order of columns isn't documented.",
  families: ['encodings'],
  wrap: writePages({ reversed: true }),
};
