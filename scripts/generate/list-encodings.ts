import { type ListRecord, toCsv, toNdjson, toTson } from '../../generated/code/list-text.ts';
import { longList } from './long-list.ts';
import {
  type Example,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Pagination,
  type Response,
  resolve,
  type Schema,
} from './openapi-document.ts';
import { toFields } from './record-fields-table.ts';

const json = 'application/json';

/** The encodings other than JSON. */
const encodings = [
  { name: 'ndjson', mediaType: 'application/x-ndjson', schema: 'NdjsonPage', label: 'NDJSON' },
  { name: 'csv', mediaType: 'text/csv', schema: 'CsvPage', label: 'CSV' },
  { name: 'tson', mediaType: 'application/tson', schema: 'TsonPage', label: 'TSON' },
] as const;

type Page = Readonly<Record<string, unknown>> & { readonly next_cursor?: string | null };

/** Lists each operation that returns a list. */
const listLists = (document: OpenApiDocument): (readonly [Operation, Pagination])[] =>
  listOperations(document).flatMap(({ operation }) => {
    const list = operation['x-pagination'];
    return list ? [[operation, list] as const] : [];
  });

/** Reads a list: the media types of its pages, the schema of its records, and its examples in JSON. @throws Error if it has none */
const readList = (document: OpenApiDocument, operation: Operation, { items }: Pagination) => {
  const { content = {} } = resolve<Response>(document, operation.responses['200'] as Response);
  const envelope = resolve<Schema>(document, content[json]?.schema ?? {});
  const record = (envelope.properties?.[items]?.items as Schema | undefined)?.$ref;
  const pages = Object.entries(content[json]?.examples ?? {}).map(([name, example]) => {
    const { summary, value } = resolve<Example>(document, example);
    return { name, summary, page: value as Page };
  });
  const [first] = pages;
  if (first === undefined || record === undefined)
    throw new Error(
      `${operation.operationId}: a list needs an ${json} example, and a schema whose "${items}" refer to the schema of a record.`,
    );
  /** Encodes a page in each encoding other than JSON. */
  const encode = (page: Page) => {
    const records = page[items] as ListRecord[];
    const fields = toFields(document, { $ref: record });
    const next_cursor = page.next_cursor ?? null;
    const bodies = {
      ndjson: toNdjson(records, { next_cursor, has_more: next_cursor !== null }),
      csv: toCsv(fields, records, true),
      tson: toTson(fields, records),
    };
    return encodings.map((encoding) => ({ ...encoding, body: bodies[encoding.name] }));
  };
  return { content, record, pages, first, encode };
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
  for (const [operation, list] of listLists(added)) {
    const { content, record, first, encode } = readList(added, operation, list);
    for (const { mediaType, name, schema, label, body } of encode(first.page)) {
      const key = `${first.name}-${name}`;
      examples[key] = { summary: `${first.summary}, as ${label}`, value: body };
      content[mediaType] = {
        schema: { $ref: `#/components/schemas/${schema}` },
        'x-item-schema': record,
        examples: { [key]: { $ref: `#/components/examples/${key}` } },
      };
    }
  }
  const sorted = Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1));
  added.components.examples = Object.fromEntries(sorted);
  return added;
};

// Creates a cursor like those in handwritten examples: opaque to clients, but readable in an example.
const cursorAfter = (record: ListRecord | undefined): string => {
  const after = record?.id ?? record?.name ?? record?.ts;
  return Buffer.from(JSON.stringify({ after })).toString('base64url');
};

/** Creates the pages of a list by name: its JSON examples, and an empty and a long page derived from the first example. */
const createPages = (document: OpenApiDocument, operation: Operation, list: Pagination) => {
  const { pages, first } = readList(document, operation, list);
  const records = longList(first.page[list.items] as ListRecord[], list.default);
  const withRecords = (name: string, some: readonly ListRecord[], cursor: string | null) => {
    const more = first.page.has_more !== undefined && { has_more: cursor !== null };
    const page: Page = { ...first.page, [list.items]: some, next_cursor: cursor, ...more };
    return [`${first.name}-${name}`, page];
  };
  return Object.fromEntries([
    ...pages.map(({ name, page }) => [name, page]),
    withRecords('empty', [], null),
    withRecords('long', records, cursorAfter(records.at(-1))),
  ]);
};

/**
 * `list-examples.json`: the pages that a client may request from a mock, by operationId and name. Besides the handwritten
 * examples, each list has an empty page, and a page as long as the default limit with a cursor to the next.
 *
 * @throws Error if a list has no JSON example
 */
export const listPages = (document: OpenApiDocument): Readonly<Record<string, object>> =>
  Object.fromEntries(
    listLists(document).map(([operation, list]) => [
      operation.operationId,
      createPages(document, operation, list),
    ]),
  );
