import { type ListRecord, listColumns } from './encodings/columns.ts';
import { encodeList } from './encodings/encode.ts';
import {
  type Example,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Response,
  resolve,
  type Schema,
} from './openapi-document.ts';

const json = 'application/json';

type ListExample = { next_cursor?: string | null } & Readonly<Record<string, unknown>>;

/** Returns the reference to a record's schema in the array of a list's envelope. */
const recordRef = (document: OpenApiDocument, media: MediaType, items: string): string | undefined => {
  const envelope = resolve<Schema>(document, media.schema ?? {});
  return (envelope.properties?.[items]?.items as Schema | undefined)?.$ref;
};

const addTo = (document: OpenApiDocument, examples: Record<string, Example>, operation: Operation): void => {
  const items = operation['x-pagination']?.items;
  const success = operation.responses['200'];
  if (items === undefined || success === undefined) return;
  const { content = {} } = resolve<Response>(document, success);
  const media = content[json];
  const [name, exampleRef] = Object.entries(media?.examples ?? {})[0] ?? [];
  const record = media && recordRef(document, media, items);
  if (name === undefined || exampleRef === undefined || record === undefined) {
    throw new Error(
      `${operation.operationId}: a list needs an ${json} example, and a schema whose "${items}" refer to the schema of a record.`,
    );
  }
  const { value, summary } = resolve<Example>(document, exampleRef);
  const page = value as ListExample;
  const records = page[items] as ListRecord[];
  const columns = listColumns(document, resolve<Schema>(document, { $ref: record }), records);
  for (const { mediaType, name: short, schema, label, body } of encodeList(
    columns,
    records,
    page.next_cursor ?? null,
  )) {
    const key = `${name}-${short}`;
    examples[key] = { summary: `${summary}, as ${label}`, value: body };
    content[mediaType] = {
      schema: { $ref: `#/components/schemas/${schema}` },
      'x-item-schema': record,
      examples: { [key]: { $ref: `#/components/examples/${key}` } },
    };
  }
};

/**
 * Adds NDJSON, CSV and TSON to each list (an operation with `x-pagination`), with examples that contain the records of its
 * first JSON example.
 *
 * @throws Error if a list has no JSON example
 */
export const addListEncodings = (document: OpenApiDocument): OpenApiDocument => {
  const added = structuredClone(document);
  const examples = (added.components.examples ?? {}) as Record<string, Example>;
  for (const { operation } of listOperations(added)) addTo(added, examples, operation);
  const sorted = Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1));
  added.components.examples = Object.fromEntries(sorted);
  return added;
};
