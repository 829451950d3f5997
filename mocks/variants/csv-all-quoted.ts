import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const csvAllQuoted: Variant = {
  text: 'Every CSV cell is quoted.',
  allowedBy:
    'Output encodings: quoting is as in RFC 4180, which allows quotes around any field (section 2.5).',
  families: ['encodings'],
  wrap: writePages({ csv: { quoted: true } }),
};
