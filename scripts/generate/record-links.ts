import { listOperations, type OpenApiDocument, type Resource } from './openapi-document.ts';

/** What can be done with a new record, by its role in `x-resource`. */
const uses = ['inspect', 'delete', 'retire'] as const;

type Leads = { from: string | undefined; to: string | undefined; pointer: string };

/** Which operations lead to which by the id of a record: a list by its first record, a creation by its response. */
const listLeads = (resource: Resource, items: string): Leads[] => {
  const { id, list, create, inspect } = resource;
  return [
    { from: list, to: inspect, pointer: `/${items}/0/${id}` },
    ...uses.map((use) => ({ from: create, to: resource[use], pointer: `/${id}` })),
  ];
};

/**
 * Adds links from the operations that return the id of a record to those that take it: from a list to the operation that reads
 * one record, and from a creation to those that read and remove the new record. They are derived from `x-resource`; links
 * between resources are written in `paths/`.
 */
export const addRecordLinks = (document: OpenApiDocument): OpenApiDocument => {
  const linked = structuredClone(document);
  const entries = new Map(listOperations(linked).map((entry) => [entry.operation.operationId, entry]));
  for (const [collection, { 'x-resource': resource }] of Object.entries(linked.paths)) {
    if (resource?.id === undefined) continue;
    const outer = [...collection.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `$request.path.${name}`]);
    const items = entries.get(resource.list ?? '')?.operation['x-pagination']?.items ?? '';
    for (const { from, to, pointer } of listLeads(resource, items)) {
      if (from === undefined || to === undefined) continue;
      const response = entries.get(from)?.success;
      if (response === undefined) continue;
      const parameters = { ...Object.fromEntries(outer), [resource.id]: `$response.body#${pointer}` };
      response.links = { ...response.links, [to]: { operationId: to, parameters } };
    }
  }
  return linked;
};
