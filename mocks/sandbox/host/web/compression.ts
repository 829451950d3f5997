import type { ContentCoding } from '../../core/content-coding.ts';

/** The content codings of this host: none, because a browser lets no request of a page have `Accept-Encoding`. */
export const codings: readonly ContentCoding[] = [];
