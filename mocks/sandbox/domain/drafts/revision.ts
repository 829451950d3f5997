import { messages } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';

/** The revision of a draft as an entity tag (RFC 9110 section 8.8.3). */
export const toEtag = (version: number): string => `"${version}"`;

/** The tags of an If-Match header. The bare number from `details.current_version` is also accepted. */
const parseTags = (ifMatch: string): string[] =>
  ifMatch.split(',').map((tag) => tag.trim().replace(/^"(.*)"$/, '$1'));

/**
 * Requires an edit to be based on the current revision (RFC 9110 section 13.1.1: a weak tag never matches). An edit without
 * If-Match applies to any revision.
 *
 * @throws Problem `version-mismatch` with the current revision
 */
export const requireMatch = (ifMatch: string | undefined, current: number): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const tags = parseTags(ifMatch);
  if (tags.includes(String(current))) return;
  throw problem('version-mismatch', {
    message: messages['version-mismatch']({ revision: tags.join(', ') }),
    details: { current_version: String(current) },
  });
};
