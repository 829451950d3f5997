import { expect, test } from 'vitest';
import { readVectors } from '../../test/support/read-vectors.ts';
import { createClient } from '../create-client.ts';
import { csv } from '../encodings/csv.ts';
import type { Encoding } from '../encodings/encoding.ts';
import { ndjson } from '../encodings/ndjson.ts';
import { tson } from '../encodings/tson.ts';
import { listPages } from '../operations/index.ts';
import { withSandboxes } from '../sandboxes.test-helper.ts';
import { list } from './list.ts';

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const records: Item[] = [];
  for await (const item of items) records.push(item);
  return records;
};

/** The records that arrived before an iteration failed, and the error. */
const untilFailure = async <Item>(items: AsyncIterable<Item>) => {
  const records: Item[] = [];
  try {
    for await (const item of items) records.push(item);
  } catch (error) {
    return { records, error: error as Error & { kind: string } };
  }
  throw new Error('The iteration did not fail.');
};

const ids = ['page_01K9HOME', 'page_01K9MENU', 'page_01K9ABOUT'];
const encodings = [
  { name: 'JSON', as: undefined },
  { name: 'NDJSON', as: ndjson },
  { name: 'CSV', as: csv },
  { name: 'TSON', as: tson },
];

withSandboxes('a list', (connect) => {
  test('is iterated by page, with the cursor of the next page', async () => {
    const { api } = connect();
    const [first, second] = await all(api.pages.list('acme', { limit: 2 }).pages());
    expect(first?.records.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(second).toMatchObject({ records: [{ id: ids[2] }], nextCursor: undefined });
    expect(first?.response.headers.get('X-RateLimit-Limit')).toMatch(/^\d+$/);

    const rest = await all(api.pages.list('acme', { cursor: first?.nextCursor ?? '' }));
    expect(rest.map(({ id }) => id)).toEqual(ids.slice(2));
  });

  test('returns one page, by its cursor and limit', async () => {
    const { api } = connect();
    const list = api.pages.list('acme');
    const first = await list.page({ limit: 2 });
    expect(first.records.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await list.page({ cursor: first.nextCursor, limit: 2 });
    expect(second).toMatchObject({ records: [{ id: ids[2] }], nextCursor: undefined });
    expect((await api.pages.list('acme', { as: csv, limit: 1 }).page()).records).toHaveLength(1);
    await expect(list.page({ cursor: 'none' })).rejects.toMatchObject({ code: 'invalid_cursor' });
  });

  test.each(encodings)('returns the body of a page in $name as it was sent', async ({ name, as }) => {
    const { api } = connect();
    // One page, because the cursor in a body changes.
    const list = api.pages.list('acme', { as, limit: 50 });
    const response = await list.raw({ as: 'response' });
    expect(response.headers.get('Content-Type')).toContain(as?.mediaType ?? 'application/json');
    const text = await response.text();
    expect(text).toContain(ids[0]);
    expect(await list.raw({ as: 'text' })).toBe(text);
    const bytes = await new Response(await list.raw({ as: 'stream' })).arrayBuffer();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      name === 'CSV' ? `\uFEFF${text}` : text,
    );

    const [first] = await all(api.pages.list('acme', { limit: 2 }).pages());
    const next = await list.raw({ as: 'text', cursor: first?.nextCursor });
    expect([next.includes(ids[0] ?? ''), next.includes(ids[2] ?? '')]).toEqual([false, true]);
    await expect(api.pages.list('none', { as }).raw({ as: 'text' })).rejects.toMatchObject({ status: 404 });
  });

  test.each(encodings)('has the same records in $name', async ({ as }) => {
    const { api } = connect();
    const lists = (options: { as?: Encoding | undefined; limit: number }): AsyncIterable<unknown>[] => [
      api.pages.list('acme', options),
      api.agents.list('acme', options),
      api.agents.listRuns('acme', 'agt_01K9REFUND', options),
      api.secrets.list('acme', options),
      api.webhooks.list('acme', options),
      api.billing.listInvoices('acme', options),
      api.logs.list('acme', options),
      api.workspaces.list(options),
    ];
    for (const [at, one] of lists({ as, limit: 2 }).entries()) {
      expect(await all(one)).toEqual(await all(lists({ limit: 2 })[at] as AsyncIterable<unknown>));
    }
  });

  test.each(encodings)('has open objects in $name, with strings in CSV', async ({ name, as }) => {
    const { api } = connect();
    const [approval] = await all(api.approvals.list({ as, limit: 5 }));
    const amount = name === 'CSV' ? '1850' : 1850;
    expect(approval?.payload).toEqual({ order_id: 'ord_1042', amount, currency: 'USD' });
    const forms = await all(api.forms.list('acme', { as }));
    expect(forms.map((form) => form.on_submit)).toEqual([
      undefined,
      { capability: 'email.send', args: { to: 'owner@acme.example' } },
    ]);
    const submissions = await all(api.forms.listSubmissions('acme', 'frm_01K9CONTACT', { as, limit: 1 }));
    expect(submissions.map(({ data }) => Object.keys(data))).toEqual(
      Array.from({ length: 3 }, () => ['name', 'email', 'message']),
    );
  });

  test.each([
    { name: 'JSON', as: undefined, mutant: 'last-page-leads-to-the-first' },
    { name: 'NDJSON', as: ndjson, mutant: 'ndjson-cursor-on-last-page' },
    { name: 'CSV', as: csv, mutant: 'csv-cursor-on-last-page' },
  ])('whose last page repeats its cursor in $name ends with an error', async ({ as, mutant }) => {
    const { api } = connect({ mutant });
    const { records, error } = await untilFailure(api.pages.list('acme', { limit: 2, as }));
    expect(records.map(({ id }) => id)).toEqual(ids);
    expect(error).toMatchObject({ name: 'CursorError', kind: 'cursor', pages: 2 });
    expect(error.message).toMatch(/^Page 2 of .* has the cursor "/);
    expect((await untilFailure(api.pages.list('acme', { limit: 2, as }).pages())).records).toHaveLength(2);
  });

  test('with has_more but without a cursor ends with an error', async () => {
    const { api } = connect({ mutant: 'ndjson-without-cursor' });
    const { records, error } = await untilFailure(api.pages.list('acme', { limit: 2, as: ndjson }));
    expect(records).toHaveLength(2);
    expect(error.message).toContain('no cursor but more records');
  });

  test('in NDJSON without the __meta__ line is an incomplete stream', async () => {
    const { api } = connect({ mutant: 'ndjson-meta-on-first-page-only' });
    const { records, error } = await untilFailure(api.pages.list('acme', { limit: 2, as: ndjson }));
    expect(records).toHaveLength(3);
    expect(error).toMatchObject({ kind: 'incomplete_stream', records: 1 });
    expect(error.message).toBe(
      'The stream ended early: the __meta__ line is missing. Records received: 1. Request the page again.',
    );
  });

  test('in NDJSON that is cut off after its first record is an incomplete stream', async () => {
    const { api, control } = connect();
    await control('POST', '/fault-rules', {
      operation: 'listPages',
      error: 'upstream-unavailable',
      after_first_record: true,
      count: 1,
    });
    const { records, error } = await untilFailure(api.pages.list('acme', { as: ndjson }));
    expect(records.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect(error).toMatchObject({ name: 'IncompleteStreamError', records: 1 });
    expect(error.cause).toBeInstanceOf(Error);
  });

  test('whose records have another name is rejected', async () => {
    const { api } = connect({ mutant: 'records-under-the-name-of-the-resource' });
    const { error } = await untilFailure(api.forms.list('acme'));
    expect(error.message).toContain('Line 1: Expected an array in data, got {"forms":[');
  });

  test('a page is requested when its first record is read, and again by another iteration', async () => {
    const { api, requests } = connect();
    const pages = api.pages.list('acme', { limit: 1 });
    expect(requests).toEqual([]);
    for await (const page of pages) {
      expect(page.id).toBe(ids[0]);
      break;
    }
    expect(requests).toHaveLength(1);
    await all(pages);
    const limits = requests.map(({ url }) => new URL(url).searchParams.get('limit'));
    expect(limits).toEqual(['1', '1', '1', '1']);
  });

  test('the function of a list takes any client', async () => {
    const { client } = connect();
    expect((await all(listPages(client, 'acme'))).map(({ id }) => id)).toEqual(ids);
  });
});

const sorted = (query: string): string => [...new URLSearchParams(query)].map(String).sort().join('&');

test.each(readVectors('cursors'))('$id', async ({ responses, expected, items }) => {
  const queries: string[] = [];
  const client = createClient({
    baseUrl: 'https://api.example.test/v1',
    token: 'key_test_acme',
    fetch: (request) => {
      const query = new URL(request.url).search.slice(1);
      const format = request.headers.get('Accept');
      const as = [ndjson, csv].find(({ mediaType }) => mediaType === format);
      // The client chooses the encoding with Accept, and accepts a byte order mark.
      const key =
        as === ndjson ? `${query}&format=ndjson` : as === csv ? `${query}&format=csv&bom=false` : query;
      queries.push(sorted(key));
      const response = responses.find((one) => sorted(one.query) === sorted(key));
      return new Response(response?.body ?? '{}', response ?? { status: 500 });
    },
  });
  const first = Object.fromEntries(new URLSearchParams(expected.queries[0]));
  const { format, bom: _, ...query } = first;
  const as = { ndjson, csv }[format ?? ''];
  const walk = list('/records', [items, 'data'])(client, { ...query, ...(as && { as }) });
  const { records, error } = await untilFailure<{ id: string }>(walk).catch(async () => ({
    records: await all(walk as AsyncIterable<{ id: string }>),
    error: undefined,
  }));
  expect(records.map(({ id }) => id)).toEqual(expected.records);
  expect([...new Set(queries)]).toEqual(expected.queries.map(sorted));
  if (expected.outcome === 'restart') expect(error).toMatchObject({ name: 'ApiError' });
  // Trailers can't be read, so a page without its end counts as cut off.
  else
    expect(error?.name).toBe(
      responses.at(-1)?.body.includes('__meta__') || format !== 'ndjson'
        ? undefined
        : 'IncompleteStreamError',
    );
});
