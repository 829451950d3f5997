import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const tsonQuotesMore: Variant = {
  text: 'TSON quotes every string that is not a single word.',
  allowedBy: "Output encodings: strings are quoted only when ambiguous; ambiguous strings aren't defined.",
  families: ['encodings'],
  wrap: writePages({ quoted: true }),
};
