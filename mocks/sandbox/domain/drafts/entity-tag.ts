/**
 * The entity tag of a representation with a content coding. A strong tag identifies bytes, so it differs by coding (RFC 9110
 * section 8.8.3.3). A weak one doesn't.
 */
export const withCoding = (tag: string, coding: string): string => tag.replace(/^"(.*)"$/, `"$1-${coding}"`);

/** Whether an If-None-Match names an entity tag, by weak comparison (RFC 9110 sections 8.8.3.2 and 13.1.2). */
export const namesTag = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.trim() === '*' ||
  [...ifNoneMatch.matchAll(/"[^"]*"/g)].some(([opaqueTag]) => opaqueTag === tag.replace(/^W\//, ''));
