import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const csvWithoutLastLineBreak: Variant = {
  text: 'The last line of CSV and NDJSON has no line break.',
  allowedBy: 'Output encodings: the last record may or may not have one (RFC 4180, section 2.2).',
  families: ['encodings'],
  wrap: writePages({ csv: { last: false }, open: true }),
};
