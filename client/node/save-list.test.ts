import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createWorkspaceClient,
  csv,
  type Encoding,
  listToBlob,
  ndjson,
  parseCsv,
  parseTson,
  tson,
} from '@workspace-api/client';
import type { Seed } from '@workspace-api/mock';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '../sandboxes.test-helper.ts';
import { saveList } from './save-list.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-list-'));
  return () => rm(folder, { recursive: true });
});

type Respond = (request: Request) => Promise<Response>;

const createApi = (fetch: Respond) =>
  createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme', fetch });

type Arguments = Parameters<typeof saveList>;

const save = async (list: Arguments[0], options?: Arguments[2]): Promise<string> => {
  const file = join(folder, 'list');
  await saveList(list, file, options);
  const saved = await readFile(file, 'utf8');
  // A browser gets the same bytes.
  const blob = await listToBlob(list, options);
  expect(Buffer.from(await blob.arrayBuffer()).toString()).toBe(saved);
  return saved;
};

test.each([1, 2, 50])('all pages of %i records become one CSV file with one header row', async (limit) => {
  const { api } = await connect();
  const saved = await save(api.pages.list('acme', { as: csv, limit }));
  const ids = (await api.pages.list('acme').toArray()).map(({ id }) => id);
  expect(parseCsv(saved).map(({ id }) => id)).toEqual(ids);
  expect(saved.split('\r\n')).toHaveLength(ids.length + 2);
  expect(await readdir(folder)).toEqual(['list']);
});

/** Submissions whose visitors filled in different fields, newest first. */
const submissions = [
  { name: 'Ada', message: 'one\ntwo\r\nthree' },
  { address: '1 High Street, London', email: 'bo@customer.example' },
  { name: 'Cy "the cat"', size: { eu: '40' }, address: 'Ulm;Bonn' },
  { message: '' },
];
const formId = 'frm_1';
const differentFields: Seed = {
  workspaces: [
    {
      slug: 'acme',
      name: 'Acme',
      test: {
        forms: [{ id: formId, name: 'Contact us', fields: ['name', 'message', 'address', 'email', 'size'] }],
        submissions: submissions.map((data, at) => ({
          id: `sub_${at}`,
          form_id: formId,
          submitted_at: `2026-11-0${9 - at}T07:00:00.000Z`,
          data,
        })),
      },
    },
  ],
};

const tables: { name: string; as: Encoding; parse: typeof parseCsv }[] = [
  { name: 'CSV', as: csv, parse: parseCsv },
  { name: 'TSON', as: tson, parse: parseTson },
];
const pageSizes = tables.flatMap((table) => [1, 2, 3, 50].map((limit) => ({ ...table, limit })));

test.each(pageSizes)(
  'pages of $limit submissions with different fields become one $name table',
  async ({ as, limit, parse }) => {
    const { api } = await connect({}, { records: differentFields });
    const saved = await save(api.forms.listSubmissions('acme', formId, { as, limit }));
    const data = parse(saved, { data: {} }).map((record) => record.data);
    // An empty cell of CSV may also be an absent field.
    expect(data).toEqual(as === csv ? [...submissions.slice(0, 3), {}] : submissions);
    const [header] = saved.split(/\r?\n/, 1);
    const columns = 'id,form_id,data.name,data.message,data.address,data.email,data.size.eu,submitted_at';
    expect(
      header
        ?.replace(/[\uFEFF[\]]/g, '')
        .split(',')
        .toSorted(),
    ).toEqual(columns.split(',').toSorted());
    expect(await readdir(folder)).toEqual(['list']);
  },
);

/** Responds with these bodies, one page after the other. */
const respondWith = (mediaType: string, pages: readonly string[]): Respond => {
  return async ({ url }) => {
    const at = Number(new URL(url).searchParams.get('cursor') ?? 0);
    const headers = new Headers({ 'Content-Type': mediaType });
    if (at + 1 < pages.length) headers.set('X-Next-Cursor', `${at + 1}`);
    return new Response(pages[at], { headers });
  };
};

const savePages = (as: Encoding, ...pages: string[]) =>
  save(createApi(respondWith(as.mediaType, pages)).pages.list('acme', { as }));

test.each([
  {
    what: 'the byte order mark, line breaks and needless quotes of cells',
    pages: ['\uFEFFid,note\r\n"a","1\n2\r\n3"\r\n', '\uFEFFid,note\r\nb,"""x"", ☕"\r\n'],
    saved: '\uFEFFid,note\r\n"a","1\n2\r\n3"\r\nb,"""x"", ☕"\r\n',
  },
  {
    what: 'no byte order mark, if the service sends none',
    pages: ['id\na\n', 'id\nb'],
    saved: 'id\r\na\r\nb\r\n',
  },
  {
    what: 'columns in another order',
    pages: ['id,note\r\na,1\r\n', 'note,id\r\n2,b\r\n'],
    saved: 'id,note\r\na,1\r\nb,2\r\n',
  },
  {
    what: 'new columns, after the others',
    pages: ['id,data.b,at\r\na,1,7\r\n', 'new,id,data.c,at,last\r\nx,b,2,8,y\r\n'],
    saved: 'id,data.b,at,new,data.c,last\r\na,1,7,,,\r\nb,,8,x,2,y\r\n',
  },
  {
    what: 'quoted names, as the same column as without quotes',
    pages: ['id,"data.a,b"\r\na,1\r\n', '"id","data.a,b"\r\nb,2\r\n'],
    saved: 'id,"data.a,b"\r\na,1\r\nb,2\r\n',
  },
  {
    what: 'columns of the same name',
    pages: ['id,data.a.b,data.a.b\r\na,1,2\r\n', 'id,data.a.b\r\nb,3\r\n'],
    saved: 'id,data.a.b,data.a.b\r\na,1,2\r\nb,3,\r\n',
  },
  { what: 'a page without records', pages: ['id\r\n', 'id,data.a\r\n'], saved: 'id,data.a\r\n' },
])('a CSV file keeps $what', async ({ pages, saved }) => {
  expect(await savePages(csv, ...pages)).toBe(saved);
});

test.each([
  {
    what: 'quoted cells, escapes and lists',
    pages: ['[id,a]\n"7","x,\\"y\\"\\n"\n', '[id,"b]"]\nc:\\d,x;"1;2";3\n'],
    saved: '[id,a,"b]"]\n"7","x,\\"y\\"\\n",\nc:\\d,,x;"1;2";3\n',
  },
  {
    what: 'cells, but not the spaces after separators',
    pages: ['[id, a]\nx, 1; 2\n', '[b, id]\n2, y\n'],
    saved: '[id,a,b]\nx,1;2,\ny,,2\n',
  },
])('a TSON file keeps $what', async ({ pages, saved }) => {
  expect(await savePages(tson, ...pages)).toBe(saved);
});

const formulas = [
  '=1+1',
  '+49 89 1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '"\r=1"',
  '"\n=1"',
  '\0=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
];
const harmless = [
  '',
  '-5',
  '-0.5e+3',
  '"-5"',
  '1-1',
  'a=b',
  "'=1",
  ' =1',
  '2026-11-02',
  'x;=1',
  'a@b.example',
];
const toPage = (cells: readonly string[]) => `id,note\r\n${cells.map((cell) => `a,${cell}\r\n`).join('')}`;

test('a CSV file keeps formulas, unless escapeFormulas puts an apostrophe in front', async () => {
  const page = toPage([...formulas, '"=HYPERLINK(""x"",1)"', ...harmless]);
  const list = createApi(respondWith(csv.mediaType, [page])).pages.list('acme', { as: csv });
  expect(await save(list)).toBe(page);
  const escaped = formulas.map((cell) => (cell.startsWith('"') ? `"'${cell.slice(1)}` : `'${cell}`));
  expect(await save(list, { escapeFormulas: true })).toBe(
    toPage([...escaped, `"'=HYPERLINK(""x"",1)"`, ...harmless]),
  );
});

test.each([
  [tson, { escapeFormulas: true }, 'The option escapeFormulas expects a list in CSV, got application/tson.'],
  [csv, { escapeFormula: true }, 'Unknown option escapeFormula of saveList. Did you mean escapeFormulas?'],
])('with the encoding %o, the options %o are an error', async (as, options, message) => {
  const list = createApi(respondWith(as.mediaType, ['[id]\n'])).pages.list('acme', { as });
  await expect(save(list, options as { escapeFormulas: boolean })).rejects.toThrow(message);
  expect(await readdir(folder)).toEqual([]);
});

test('a line of NDJSON is saved as the service sends it', async () => {
  const saved = await savePages(
    ndjson,
    '{ "id": 12345678901234567890 }\r\n\n{"__meta__":{"next_cursor":null}}',
  );
  expect(saved).toBe('{ "id": 12345678901234567890 }\n');
});

test.each([
  ['a row with too few cells', csv, ['id,a\r\nb,1\r\n', 'id,a\r\nb\r\n'], 'Line 2: Expected 2 cells'],
  ['an invalid CSV page', csv, ['id\r\na\r\n', 'id\r\n"b\r\n'], 'Line 2: Expected a cell quoted'],
  ['an invalid TSON page', tson, ['[id]\na\n', 'id\nb\n'], 'Line 1: Expected a bracketed list'],
  [
    'an NDJSON page whose end is cut off',
    ndjson,
    ['{"id":"a"}\n{"__meta__":{"next'],
    'last line is incomplete',
  ],
  [
    'an error in a stream',
    ndjson,
    ['{"id":"a"}\n{"error":{"code":"internal"}}\n'],
    'the server reported internal',
  ],
])('%s is an error, and leaves no file', async (_, as, pages, message) => {
  await expect(savePages(as, ...pages)).rejects.toThrow(message);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['a list in JSON', undefined, undefined, 'Pass csv, tson or ndjson'],
  ['a stream that is cut off', ndjson, 'ndjson-meta-on-first-page-only', '__meta__ line is missing'],
  ['a page without the cursor of the next', ndjson, 'ndjson-without-cursor', 'no cursor but more records'],
])('%s is an error, and leaves no file', async (_, as, mutant, message) => {
  const { api } = await connect(mutant === undefined ? {} : { mutant });
  const saving = save(api.pages.list('acme', { as, limit: 2 }));
  await expect(saving).rejects.toThrow(message);
  expect(await readdir(folder)).toEqual([]);
});
