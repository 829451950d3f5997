import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const columnsByTheRecords: Variant = {
  text: 'CSV and TSON have a column only for fields that a record on the page has.',
  allowedBy: "Output encodings: the columns of an absent member aren't documented.",
  families: ['encodings'],
  wrap: writePages({}),
};
