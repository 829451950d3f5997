import { notice } from './notice.ts';
import {
  componentName,
  getItemSchema,
  getSuccess,
  listOperations,
  type OpenApiDocument,
  type Resource,
  type Schema,
} from './openapi-document.ts';
import { schemasAt } from './shape-places.ts';
import { parsePrefix } from './tables.ts';

/** The schema of a resource's records: the list's items, or else the response that inspects one record. */
const getRecordName = (document: OpenApiDocument, { name, list, inspect }: Resource): string => {
  const operationEntry = listOperations(document).find(
    ({ operation }) => operation.operationId === (list ?? inspect),
  );
  const success = getSuccess(document, operationEntry?.operation);
  const [media] = Object.values(success?.content ?? {});
  return getItemSchema(success) ?? componentName(`the record of the resource ${name}`, media?.schema);
};

const table = (document: OpenApiDocument) => {
  const resources = Object.entries(document.paths).flatMap(([collection, item]) =>
    item['x-resource'] ? [{ collection, resource: item['x-resource'] }] : [],
  );
  // The longest path belongs to the nearest resource.
  const findParent = (collection: string) =>
    resources
      .filter((other) => collection.startsWith(`${other.collection}/{${other.resource.id}}/`))
      .sort((one, other) => other.collection.length - one.collection.length)[0];
  return Object.fromEntries(
    resources.map(({ collection, resource }) => {
      const { name, id = null, label = null } = resource;
      const record = getRecordName(document, resource);
      const [pattern] = id
        ? schemasAt(document, record, `/${id}`).flatMap((node: Schema) => node.pattern ?? [])
        : [];
      const shape = {
        name,
        collection,
        parent: findParent(collection)?.resource.name ?? null,
        record,
        id,
        idPrefix: parsePrefix(pattern),
        label,
        list: resource.list ?? null,
        create: resource.create ?? null,
        inspect: resource.inspect ?? null,
        delete: resource.delete ?? null,
        retire: resource.retire ?? null,
      };
      return [name, shape] as const;
    }),
  );
};

/** `resources.ts`: the kinds of records, as named by `x-resource` of their collections' paths. */
export const renderResources = (
  document: OpenApiDocument,
): string => `${notice}import type { ResourceShape } from './code/resource.ts';

/** Every kind of record of the contract, by its name. */
export const resources = ${JSON.stringify(table(document), null, 2)} as const satisfies Record<string, ResourceShape>;

/** The name of a kind of record. */
export type ResourceName = keyof typeof resources;

/** The kinds of records in the contract's order, with their common type. */
export const resourceList: readonly (ResourceShape & { readonly name: ResourceName })[] = Object.values(resources);
`;
