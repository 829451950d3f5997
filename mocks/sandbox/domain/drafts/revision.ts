import { messages } from '@workspace-api/contract';
import { codings } from '#host/compression.ts';
import { problem } from '../../core/problem.ts';
import { withCoding } from './entity-tag.ts';

/** The revision of a draft as an entity tag (RFC 9110 section 8.8.3). A compressed response has another one: see `withCoding`. */
const toEtag = (version: number): string => `"${version}"`;

/** Responds with a draft: a document, and its revision as the entity tag. */
export const respondWithRevision = <Document>(
  request: { setHeader(name: 'etag', value: string): void },
  version: number,
  document: Document,
): Document => {
  request.setHeader('etag', toEtag(version));
  return document;
};

const unquote = (tag: string): string => tag.replace(/^"(.*)"$/, '$1');

/** The tags of a revision: uncompressed, and with each content coding. A client received one of them. */
const getTags = (version: number): string[] => {
  const tag = toEtag(version);
  return [tag, ...codings.map(({ name }) => withCoding(tag, name))].map(unquote);
};

/**
 * Requires an edit to be based on the current revision (RFC 9110 section 13.1.1: a weak tag never matches). An edit without
 * If-Match applies to any revision.
 *
 * @throws Problem `version-mismatch` with the current revision
 */
export const requireMatch = (ifMatch: string | undefined, current: number): void => {
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  // The bare number from `details.current_version` is also accepted.
  const tags = ifMatch.split(',').map((tag) => unquote(tag.trim()));
  if (getTags(current).some((tag) => tags.includes(tag))) return;
  throw problem('version-mismatch', {
    message: messages['version-mismatch']({ revision: tags.join(', ') }),
    details: { current_version: String(current) },
  });
};
