import { Zstd } from '@hpcc-js/wasm-zstd';
import { type OperationShape, operationList } from '@workspace-api/contract';
import { parse } from 'csv-parse/browser/esm/sync';
import { expect, onTestFinished, test } from 'vitest';
import { parseTson } from '../sandbox/http/encodings/tson-parser.test-helper.ts';
import { testInNode, testWithAnyHeader } from './page.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

type Row = Record<string, unknown>;

const lists = operationList.filter(({ list }) => list !== null).map((one) => [one.id, one] as const);
const demo: Readonly<Record<string, string>> = { slug: 'acme' };
const ids: Readonly<Record<string, string>> = {
  listRuns: 'agt_01K9REFUND',
  listSubmissions: 'frm_01K9CONTACT',
};
const createPath = ({ id, path, parameters }: OperationShape & { id: string }) =>
  parameters.path.reduce(
    (result, { name }) => result.replace(`{${name}}`, demo[name] ?? ids[id] ?? ''),
    path,
  );

/** A record's value at a dot path, formatted as a cell. */
const formatCell = (record: Row, path: string): string => {
  const value = path.split('.').reduce<unknown>((at, key) => (at as Row | undefined)?.[key], record);
  if (Array.isArray(value)) return value.join(';');
  return value === null || value === undefined ? '' : String(value);
};

test.each(lists)(
  '%s returns the same page in four encodings, and each has the cursor of the next page',
  async (_, operation) => {
    const { send } = await startSandbox();
    const path = createPath(operation);
    const allRows = (await send('GET', path)).json[operation.list?.items ?? ''] as Row[];
    const get = (query: string) => send('GET', `${path}?limit=1&${query}`);
    const { json } = await get('format=json');
    const [record = {}] = json[operation.list?.items ?? ''] as Row[];
    const more = allRows.length > 1;
    expect([record, typeof json.next_cursor]).toEqual([allRows[0], more ? 'string' : 'object']);

    const ndjson = await get('format=ndjson');
    const lines = ndjson.text.trimEnd().split('\n');
    const [line, { __meta__ }] = lines.map((ndjsonLine) => JSON.parse(ndjsonLine)) as [
      Row,
      { __meta__: Row },
    ];
    expect([lines.length, line, __meta__.has_more]).toEqual([2, record, more]);

    const csv = await get('format=csv&bom=false');
    const [row = {}, ...others] = parse(csv.text, { columns: true, record_delimiter: '\r\n' }) as Row[];
    expect(others).toEqual([]);
    expect(row).toEqual(Object.fromEntries(Object.keys(row).map((name) => [name, formatCell(record, name)])));

    const tson = parseTson((await get('format=tson')).text);
    expect(tson.records).toHaveLength(1);
    const cells = tson.records[0]?.map((cell) => (Array.isArray(cell) ? cell.join(';') : String(cell ?? '')));
    expect(cells).toEqual(tson.paths.map((name) => formatCell(record, String(name))));

    const cursors = [json.next_cursor, __meta__.next_cursor, csv.headers.get('X-Next-Cursor')];
    for (const cursor of cursors) {
      if (!more) expect(cursor).toBeNull();
      else {
        const next = await send('GET', `${path}?limit=1&cursor=${cursor}`);
        expect(next.json[operation.list?.items ?? '']).toEqual([allRows[1]]);
      }
    }
  },
);

/** Uses a raw connection, since `fetch` doesn't expose trailers. */
const readTrailers = async (url: string) => {
  const { request } = await import('node:http');
  return new Promise<NodeJS.Dict<string>>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${tokens.full}`, TE: 'trailers' };
    const clientRequest = request(url, { headers }, (response) => {
      response.resume().on('end', () => resolve(response.trailers));
    });
    clientRequest.on('error', reject).end();
  });
};

testInNode('every list sends the cursor and has_more in trailers on request', async () => {
  const { sandbox } = await startSandbox();
  const { serve } = await import('../sandbox/serve.ts');
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  for (const [, operation] of lists) {
    const address = `${url}/v1${createPath(operation)}?format=ndjson`;
    expect(await readTrailers(address)).toEqual({ 'x-has-more': 'false' });
    const first = await readTrailers(`${address}&limit=1`);
    expect(first['x-has-more']).toBe(String('x-next-cursor' in first));
  }
});

testWithAnyHeader.each(['gzip', 'zstd'])(
  'every encoding of a long list can be compressed with %s',
  async (coding) => {
    const { send, sandbox } = await startSandbox();
    await send('POST', '/workspaces/acme/agents', { body: { name: 'Talker', task: 'é;"\n'.repeat(1000) } });
    const { gunzipSync } = await import('node:zlib');
    const zstd = await Zstd.load();
    for (const format of ['json', 'ndjson', 'csv', 'tson']) {
      const path = `/workspaces/acme/agents?format=${format}`;
      const headers = { Authorization: `Bearer ${tokens.full}`, 'Accept-Encoding': `br, ${coding};q=0.5` };
      const response = await sandbox.fetch(`/v1${path}`, { headers });
      expect(response.headers.get('Content-Encoding')).toBe(coding);
      const compressedBytes = new Uint8Array(await response.arrayBuffer());
      const bytes = coding === 'gzip' ? gunzipSync(compressedBytes) : zstd.decompress(compressedBytes);
      expect(new TextDecoder().decode(bytes)).toBe((await send('GET', path)).text);
    }
  },
);
