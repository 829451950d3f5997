// Finite verbs that aren't also plural nouns, such as "lists".
const verbs =
  "is|are|has|have|may|must|can|cannot|does|do|doesn't|isn't|accepts|allows|applies|apply|appears|becomes|belongs|brings|causes|combine|combines|completes|contains|counts|creates|deletes|depends|expires|fails|follows|gets|gives|has|identif(?:y|ies)|ignores|includes|keeps|lasts|leads|makes|means|omits|pauses|reads|receives|refers|rejects|remains|removes|replaces|requires|returns|revokes|select|selects|sends|settles|shows|starts|stays|stops|takes|wins|works";

/** What a provisional note must match: a sentence has a start, an end and a verb. */
export const noteMatches: readonly string[] = ['^[A-Z`]', '\\.$', `\\b(?:${verbs})\\b`];

/** What it must not match: callers don't read the service document, and "Chosen:" starts a fragment. */
export const noteForbids: readonly string[] = [
  'Chosen:',
  'service document',
  'not specified',
  '\\b[Ii]t (?:says|specifies|shows|describes)\\b',
];

/** Whether a provisional note is one or more sentences that a caller of the API can read on its own. */
export const isNote = (value: unknown): boolean =>
  typeof value === 'string' &&
  noteMatches.every((pattern) => new RegExp(pattern).test(value)) &&
  !noteForbids.some((pattern) => new RegExp(pattern).test(value));
