import { messages } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';

/** A draft's number as its entity tag (RFC 9110 section 8.8.3). */
export const etagOf = (version: number): string => `"${version}"`;

/** The tags that an If-Match lists; the bare number, as `details.current_version` tells it, is one too. */
const tagsOf = (ifMatch: string): string[] =>
  ifMatch.split(',').map((tag) => tag.trim().replace(/^"(.*)"$/, '$1'));

/**
 * Holds an edit to the revision that it starts from (RFC 9110 section 13.1.1: a weak tag never matches). An edit
 * without If-Match starts from whatever is there.
 *
 * @throws Problem `version-mismatch` with the current revision
 */
export const requireMatch = (ifMatch: string | undefined, current: number): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = tagsOf(ifMatch);
  if (tags.includes(String(current))) return;
  throw problem('version-mismatch', {
    message: messages['version-mismatch']({ revision: tags.join(', ') }),
    details: { current_version: String(current) },
  });
};
