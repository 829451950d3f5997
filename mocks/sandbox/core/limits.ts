/**
 * The budget of a request: what bounds its size, the work that it causes and what is kept of it. Everything that
 * enforces a limit imports it from here; docs/sandbox.md lists them.
 */
export const limits = {
  /** Bytes of a request body. */
  bodyBytes: 1024 * 1024,
  /** Levels of objects and arrays in a request body, and in a document that a patch makes. */
  bodyDepth: 200,
  /** Bytes of a body that is read for the request log alone, after its request was refused. */
  loggedBodyBytes: 16 * 1024,
  /** Milliseconds for which a connection is read on after an answer that ends it. */
  lingerMs: 500,
  /** Entries of `error.fields`. */
  fieldErrors: 100,
  /** Characters of the path of a field or of a patch's operation in an error. */
  fieldPathLength: 1000,
  /** Operations of a JSON Patch. */
  patchOperations: 10_000,
  /** Characters of JSON that the operations of a patch copy, plus the array items that they shift. */
  patchWork: 4 * 1024 * 1024,
  /** Characters of JSON in a document that a patch makes. */
  documentLength: 1024 * 1024,
  /** Entries of the request log. */
  logEntries: 1000,
  /** Bytes of an entry of the request log, as JSON. */
  logEntryBytes: 16 * 1024,
  /** Bytes of the request log, as JSON. */
  logBytes: 4 * 1024 * 1024,
} as const;
