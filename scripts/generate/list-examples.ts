import { type ListRecord, listColumns } from './encodings/columns.ts';
import { encodeList } from './encodings/encode.ts';
import { longList } from './long-list.ts';
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

type Page = Readonly<Record<string, unknown>> & { readonly next_cursor?: string | null };

/** One page in each encoding of the operation, by media type. */
type EncodedPage = Readonly<Record<string, Page | string>>;

const json = 'application/json';

const getContent = (document: OpenApiDocument, operation: Operation): Record<string, MediaType> =>
  resolve<Response>(document, operation.responses['200'] as Response).content ?? {};

const declaredPages = (document: OpenApiDocument, content: Record<string, MediaType>): [string, Page][] =>
  Object.entries(content[json]?.examples ?? {}).map(([name, example]) => [
    name,
    resolve<Example>(document, example).value as Page,
  ]);

/** Returns a page with other records, and with the cursor of the next page if there is one. */
const pageWith = (
  page: Page,
  items: string,
  records: readonly ListRecord[],
  cursor: string | null,
): Page => ({
  ...page,
  [items]: records,
  next_cursor: cursor,
  ...(page.has_more !== undefined && { has_more: cursor !== null }),
});

// Creates a cursor like those in handwritten examples: opaque to clients, but readable in an example.
const cursorAfter = (record: ListRecord | undefined): string => {
  const after = record?.id ?? record?.name ?? record?.ts;
  return Buffer.from(JSON.stringify({ after })).toString('base64url');
};

const encode = (
  document: OpenApiDocument,
  content: Record<string, MediaType>,
  items: string,
  page: Page,
): EncodedPage => {
  const records = page[items] as ListRecord[];
  const schema = resolve<Schema>(document, content[json]?.schema ?? {}).properties?.[items]?.items as Schema;
  const columns = listColumns(document, resolve<Schema>(document, schema), records);
  const encodings = encodeList(columns, records, page.next_cursor ?? null);
  return { [json]: page, ...Object.fromEntries(encodings.map(({ mediaType, body }) => [mediaType, body])) };
};

/** Creates the pages of a list by name: its JSON examples, and an empty and a long page derived from the first example. */
const createPages = (
  document: OpenApiDocument,
  operation: Operation,
  { items, default: limit }: { items: string; default: number },
) => {
  const content = getContent(document, operation);
  const declared = declaredPages(document, content);
  const [first] = declared;
  if (first === undefined) throw new Error(`${operation.operationId}: a list needs an ${json} example.`);
  const [name, page] = first;
  const records = longList(page[items] as ListRecord[], limit);
  const pages: [string, Page][] = [
    ...declared,
    [`${name}-empty`, pageWith(page, items, [], null)],
    [`${name}-long`, pageWith(page, items, records, cursorAfter(records.at(-1)))],
  ];
  return Object.fromEntries(pages.map(([key, value]) => [key, encode(document, content, items, value)]));
};

/**
 * `list-examples.json`: the pages that a client may request from a mock, by operationId, name and media type. Besides the
 * handwritten examples, each list has an empty page, and a page as long as the default limit with a cursor to the next.
 *
 * @throws Error if a list has no JSON example
 */
export const listExamples = (
  document: OpenApiDocument,
): Readonly<Record<string, Readonly<Record<string, EncodedPage>>>> =>
  Object.fromEntries(
    listOperations(document).flatMap(({ operation }) => {
      const list = operation['x-pagination'];
      return list ? [[operation.operationId, createPages(document, operation, list)]] : [];
    }),
  );
