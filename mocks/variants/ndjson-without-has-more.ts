import { writePages } from '../wrappers/change-pages.ts';
import { chain } from '../wrappers/fetch.ts';
import type { Variant } from './lib/variant.ts';
import { noTrailers } from './no-trailers.ts';

export const ndjsonWithoutHasMore: Variant = {
  text: 'NDJSON has no `has_more` for lists that have none in JSON.',
  allowedBy:
    'Output encodings: has_more is sent with the cursor; in JSON only submissions have it, so other lists can omit it.',
  families: ['encodings'],
  wrap: chain(writePages({ hasMore: false }), noTrailers.wrap),
};
