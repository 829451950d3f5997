import { type ListRecord, toCsv, toNdjson, toTson } from '../../generated/code/list-text.ts';
import {
  type Example,
  listOperations,
  type OpenApiDocument,
  type OperationEntry,
  type Pagination,
  resolve,
  type Schema,
} from './openapi-document.ts';
import { toMemberTypes } from './record-types.ts';

const json = 'application/json';

/** The encodings other than JSON. */
const encodings = [
  { name: 'ndjson', mediaType: 'application/x-ndjson', schema: 'NdjsonPage', label: 'NDJSON' },
  { name: 'csv', mediaType: 'text/csv', schema: 'CsvPage', label: 'CSV' },
  { name: 'tson', mediaType: 'application/tson', schema: 'TsonPage', label: 'TSON' },
] as const;

type Page = Readonly<Record<string, unknown>> & { readonly next_cursor?: string | null };

/** Reads a list: the media types of its pages, the schema of its records, and its examples in JSON. @throws Error if it has none */
const readList = (document: OpenApiDocument, { operation, success }: OperationEntry, list: Pagination) => {
  const { items } = list;
  const { content = {} } = success ?? {};
  const envelope = resolve<Schema>(document, content[json]?.schema ?? {});
  const record = envelope.properties?.[items]?.items?.$ref;
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
    const members = toMemberTypes(document, { $ref: record });
    const next_cursor = page.next_cursor ?? null;
    const bodies = {
      ndjson: toNdjson(records, { next_cursor, has_more: next_cursor !== null }),
      csv: toCsv(members, records, true),
      tson: toTson(members, records),
    };
    return encodings.map((encoding) => ({ ...encoding, body: bodies[encoding.name] }));
  };
  return { id: operation.operationId, list, content, record, pages, first, encode };
};

/** Reads each operation that returns a list. */
const readLists = (document: OpenApiDocument) =>
  listOperations(document).flatMap((entry) => {
    const list = entry.operation['x-pagination'];
    return list ? [readList(document, entry, list)] : [];
  });

/**
 * Adds NDJSON, CSV and TSON to each list (an operation with `x-pagination`), with examples that contain the records of its
 * first JSON example.
 *
 * @throws Error if a list has no JSON example
 */
export const addListEncodings = (document: OpenApiDocument): OpenApiDocument => {
  const added = structuredClone(document);
  const examples = (added.components.examples ?? {}) as Record<string, Example>;
  for (const { content, record, first, encode } of readLists(added)) {
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

const time = /^\d{4}-\d\d-\d\dT/;
const day = 24 * 60 * 60 * 1000;

/**
 * Repeats the records of an example until the list has the given length. Each copy has its own id and names, and is older than
 * the records before it.
 */
const longList = (records: readonly ListRecord[], count: number): ListRecord[] => {
  const times = records.flatMap((record) => Object.values(record).filter((value) => time.test(`${value}`)));
  const moments = times.map((value) => Date.parse(String(value)));
  const span = (Math.ceil((Math.max(...moments) - Math.min(...moments)) / day) + 1) * day;
  const copy = (record: ListRecord, round: number): ListRecord => {
    // A name is an identifier if the record has no id.
    const separators: Readonly<Record<string, string>> = {
      id: '',
      slug: '-',
      name: record.id === undefined ? '_' : ' ',
      title: ' ',
    };
    const change = ([key, value]: [string, unknown]) => {
      if (time.test(`${value}`))
        return [key, new Date(Date.parse(`${value}`) - (round - 1) * span).toISOString()];
      return [key, key in separators ? `${value}${separators[key]}${round}` : value];
    };
    return Object.fromEntries(Object.entries(record).map(change));
  };
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / records.length) + 1;
    const record = records[index % records.length] as ListRecord;
    return round === 1 ? record : copy(record, round);
  });
};

// Creates a cursor like those in handwritten examples: opaque to clients, but readable in an example.
const cursorAfter = (record: ListRecord | undefined): string => {
  const after = record?.id ?? record?.name ?? record?.ts;
  return Buffer.from(JSON.stringify({ after })).toString('base64url');
};

/** Creates the pages of a list by name: its JSON examples, and an empty and a long page derived from the first example. */
const createPages = ({ list, pages, first }: ReturnType<typeof readLists>[number]) => {
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
  Object.fromEntries(readLists(document).map((list) => [list.id, createPages(list)]));
