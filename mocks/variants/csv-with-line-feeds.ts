import { writePages } from '../wrappers/change-pages.ts';
import type { Variant } from './lib/variant.ts';

export const csvWithLineFeeds: Variant = {
  text: 'CSV lines end with LF.',
  allowedBy: 'Output encodings: quoting is as in RFC 4180; line endings are not mentioned.',
  families: ['encodings'],
  wrap: writePages({ csv: { newline: '\n' } }),
};
