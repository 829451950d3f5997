import { changePages } from '../wrappers/change-pages.ts';
import { changeResponses } from '../wrappers/change-responses.ts';
import { chain } from '../wrappers/fetch.ts';
import { alterJson, type Json } from '../wrappers/json.ts';
import { findList } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

/** Members of a document whose names callers choose, so that an additional member would become part of the document. */
const documents = new Set([
  'payload',
  'data',
  'args',
  'props',
  'colors',
  'typography',
  'spacing',
  'schema',
  'tree',
  'required_scope',
]);

const more = { x_extra: { note: 'ignore me', since: 3 } };

const grow = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(grow);
  if (typeof value !== 'object' || value === null) return value;
  const grown = Object.entries(value).map(([name, inner]) => [
    name,
    documents.has(name) && !Array.isArray(inner) ? inner : grow(inner),
  ]);
  return { ...Object.fromEntries(grown), ...more };
};

export const unknownMembers: Variant = {
  text: 'Every object has an additional member: records, envelopes, errors, their details and fields.',
  allowedBy: "Resources: the tables list fields and don't exclude others.",
  families: ['identity', 'oauth', 'workspaces', 'tokens', 'errors', 'forms', 'logs', 'billing'],
  wrap: chain(
    changePages((page) => ({ ...page, records: page.records.map(grow) })),
    // The records of a page already have theirs.
    changeResponses((response, request) =>
      alterJson(response, (json) =>
        response.ok && findList(request) !== undefined ? { ...json, ...more } : (grow(json) as Json),
      ),
    ),
  ),
};
