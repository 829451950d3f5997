import type { Json } from '../wrappers/json.ts';
import { alterJson } from '../wrappers/json.ts';
import { changeAnswers } from './lib/change-answers.ts';
import type { Variant } from './lib/variant.ts';

/** Members of a document that callers may name freely, so that another one would be part of the document. */
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

const grow = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(grow);
  if (typeof value !== 'object' || value === null) return value;
  const grown = Object.entries(value).map(([name, inner]) => [
    name,
    documents.has(name) && !Array.isArray(inner) ? inner : grow(inner),
  ]);
  return { ...Object.fromEntries(grown), x_extra: { note: 'ignore me', since: 3 } };
};

export const unknownMembers: Variant = {
  text: 'Every object has a further member: records, envelopes, errors, their details and fields.',
  allowedBy: 'Resources: the tables name fields; nothing says that there are no others.',
  families: ['identity', 'oauth', 'workspaces', 'tokens', 'errors', 'forms', 'logs', 'billing'],
  wrap: changeAnswers((response) => alterJson(response, (json) => grow(json) as Json)),
};
