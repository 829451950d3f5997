import type { Call } from './call.ts';
import { conflict } from './errors.ts';
import type { Versioned } from './store.ts';

/** The current draft of a versioned document. */
export function getDraft<T>(document: Versioned<T>): T {
  const draft = document.versions.at(-1);
  if (draft === undefined) throw new Error('a document without a version');
  return draft;
}

/** Formats a revision as an entity tag. */
export const etag = (document: Versioned<unknown>): string => `"${document.versions.length}"`;

/** Refuses an edit whose If-Match doesn't contain the current revision. */
export function checkIfMatch(call: Call, document: Versioned<unknown>): void {
  const header = call.header('if-match');
  if (header === undefined || header.trim() === '*') return;
  const revisions = header.split(',').map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''));
  const current = String(document.versions.length);
  if (!revisions.includes(current)) {
    throw conflict('version_mismatch', 'The document was changed since it was read.', {
      current_version: current,
    });
  }
}
