import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const columnsByTheRecords: Variant = {
  text: 'Columns of CSV and TSON are those that the records of the page have.',
  allowedBy: 'Output encodings: which columns an absent member has is not shown.',
  families: ['encodings'],
  wrap: writePages({}),
};
