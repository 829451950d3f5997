import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const csvAllQuoted: Variant = {
  text: 'Every cell of CSV is quoted.',
  allowedBy: 'Output encodings: RFC 4180 quoting, which allows quotes around any field (section 2.5).',
  families: ['encodings'],
  wrap: writePages({ csv: { quoted: true } }),
};
