import { listOperations, type OpenApiDocument } from './openapi-document.ts';

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
    const { id, list, create, inspect, delete: remove, retire } = resource;
    const outer = [...collection.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, `$request.path.${name}`]);
    const items = entries.get(list ?? '')?.operation['x-pagination']?.items ?? '';
    const leads = [
      { from: list, to: inspect, pointer: `/${items}/0/${id}` },
      ...[inspect, remove, retire].map((to) => ({ from: create, to, pointer: `/${id}` })),
    ];
    for (const { from, to, pointer } of leads) {
      const response = entries.get(from ?? '')?.success;
      if (response === undefined || to === undefined) continue;
      const parameters = { ...Object.fromEntries(outer), [id]: `$response.body#${pointer}` };
      response.links = { ...response.links, [to]: { operationId: to, parameters } };
    }
  }
  return linked;
};
