import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const tsonQuotesMore: Variant = {
  text: 'TSON quotes every string that is more than a word.',
  allowedBy: 'Output encodings: strings are quoted only when ambiguous; what is ambiguous is not shown.',
  families: ['encodings'],
  wrap: writePages({ quoted: true }),
};
