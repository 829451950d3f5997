import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const columnsInAnotherOrder: Variant = {
  text: 'Columns of CSV and TSON are in the reverse order of the members of JSON.',
  allowedBy: 'Output encodings: the order of columns is not shown.',
  families: ['encodings'],
  wrap: writePages({ reversed: true }),
};
