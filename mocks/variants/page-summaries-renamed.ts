import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const renameFields = (record: unknown): Json => {
  const { id, slug, title, published_version } = record as Json;
  return { id, metadata: { slug, title }, live: published_version !== null };
};

export const pageSummariesRenamed: Variant = {
  text: 'The list of pages returns an id, the metadata and a publication under other names.',
  allowedBy: "Pages: the fields of a listed page aren't documented.",
  families: ['pages'],
  wrap: changePages((page, request) =>
    findOperation(request)?.id === 'listPages' ? { ...page, records: page.records.map(renameFields) } : page,
  ),
};
