import { describe, expect, test } from 'vitest';
import { readVectors, type Vectors } from '../../test/support/read-vectors.ts';
import { parseCsv } from './csv.ts';
import type { AnyRecord, Columns } from './encoding.ts';
import { DecodeError } from './encoding.ts';
import { IncompleteStreamError, readNdjson } from './ndjson.ts';
import { parseTson } from './tson.ts';

type Vector = Vectors['encodings'];

const vectors = readVectors('encodings');

/** The contract's declarations for the lists in the vectors: forms have a list of fields, submissions an open object. */
const columns: Columns = { fields: [], data: {} };

const createBody = (...pieces: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

const parseNdjson = async (...pieces: string[]) => {
  const records: AnyRecord[] = [];
  const lines = readNdjson(createBody(...pieces));
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return { records, end: value };
    records.push(value);
  }
};

const read = async ({ format }: Vector, body: string): Promise<AnyRecord[]> => {
  if (format === 'csv') return parseCsv(body, columns);
  if (format === 'tson') return parseTson(body, columns);
  return (await parseNdjson(body)).records;
};

const validStrings = vectors.flatMap((vector) =>
  vector.right.map((right) => ({ ...right, vector, id: vector.id })),
);
const wrongs = vectors.flatMap((vector) =>
  vector.wrong.map((wrong) => ({ ...wrong, vector, id: vector.id })),
);

test.each(validStrings.filter(({ id }) => id !== 'encodings.csv-null'))(
  '$id: $text',
  async ({ vector, text }) => {
    const records = await read(vector, text);
    // A server may send additional columns.
    expect(records).toHaveLength(vector.records.length);
    expect(records).toMatchObject(vector.records);
  },
);

test.each(wrongs)('$id, $why', async ({ vector, text }) => {
  const outcome = await read(vector, text).catch((error: unknown) => error);
  // A well-formed value with other content is parsed, but to other records.
  if (outcome instanceof DecodeError || outcome instanceof IncompleteStreamError) return;
  expect(outcome).not.toEqual(vector.records);
});

describe('an empty cell', () => {
  test('is null where the contract allows null', () => {
    expect(parseCsv('id,note,amount\r\na,,\r\n', { note: null, amount: 0 })).toEqual([
      { id: 'a', note: null, amount: null },
    ]);
    expect(parseTson('[id,note,amount]\na,,\n', { note: null, amount: 0 })).toEqual([
      { id: 'a', note: null, amount: null },
    ]);
  });

  test("is an empty string where the contract doesn't allow null", () => {
    expect(parseCsv('id,title\na,\n')).toEqual([{ id: 'a', title: '' }]);
    expect(parseTson('[id,title]\na,""\n')).toEqual([{ id: 'a', title: '' }]);
  });

  test('in quotes is an empty string in TSON, even where the contract allows null', () => {
    expect(parseTson('[id,note]\na,""\n', { note: null })).toEqual([{ id: 'a', note: '' }]);
  });

  test('is an empty list in a list column, and omitted for an optional member or an open object', () => {
    const declared: Columns = { fields: [], 'purpose?': null, data: {} };
    const record = { id: 'a', fields: [], data: {} };
    expect(parseCsv('id,fields,purpose,data.phone\na,,,\n', declared)).toEqual([record]);
    expect(parseTson('[id,fields,purpose,data.phone]\na,,,\n', declared)).toEqual([record]);
  });
});

test('CSV has numbers and booleans only where the contract declares them', () => {
  const declared: Columns = { amount: 0, zdr: true, data: {} };
  expect(parseCsv('id,amount,zdr,data.size\n7,-1.5,true,42\n', declared)).toEqual([
    { id: '7', amount: -1.5, zdr: true, data: { size: '42' } },
  ]);
  expect(() => parseCsv('amount\nmany\n', declared)).toThrow(
    'Line 2: Expected a number in the column amount',
  );
  expect(() => parseCsv('zdr\n1\n', declared)).toThrow('Expected a boolean in the column zdr, got 1');
});

test('where the contract declares no type, a bare value of TSON has its own type and a quoted value is a string', () => {
  const tson = '[id,data.a,data.b,data.c,data.d,data.e]\n7,42,"42",true,x;"y;z";3,007\n';
  expect(parseTson(tson, { data: {} })).toEqual([
    { id: '7', data: { a: 42, b: '42', c: true, d: ['x', 'y;z', 3], e: '007' } },
  ]);
});

test('a bare string of TSON can contain a semicolon or a quote', () => {
  expect(parseTson('[id,message]\na,one; two\nb,say "hi"\n')).toEqual([
    { id: 'a', message: 'one; two' },
    { id: 'b', message: 'say "hi"' },
  ]);
});

test('a key named like a built-in property is an ordinary key', () => {
  const [record] = parseCsv('data.__proto__.polluted,data.toString\nyes,no\n');
  expect(({} as AnyRecord).polluted).toBeUndefined();
  expect(Object.keys(record?.data as object)).toEqual(['__proto__', 'toString']);
});

test.each([
  ['', 'Line 1: Expected a header row'],
  ['id,name\r\na\r\n', 'Line 2: Expected 2 cells as in the first line, got 1'],
  ['id,name\r\na,"b\r\n', 'Line 2: Expected a cell quoted as in RFC 4180'],
])('CSV %j is rejected', (csv, message) => {
  expect(() => parseCsv(csv)).toThrow(message);
  expect(() => parseCsv(csv)).toThrow(expect.objectContaining({ line: Number(message[5]) }));
});

test.each([
  ['', 'Line 1: Expected a bracketed list of field paths, got nothing'],
  ['id,name\na,b\n', 'Line 1: Expected a bracketed list of field paths, got id,name'],
  ['[id,name]\na\n', 'Line 2: Expected 2 cells as in the first line, got 1'],
])('TSON %j is rejected', (tson, message) => {
  expect(() => parseTson(tson)).toThrow(message);
});

describe('NDJSON', () => {
  test('is read record by record, before the body ends', async () => {
    let push: (chunk: string) => void = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (chunk) => controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const records = readNdjson(body);
    push('{"id":"a"}\n{"id":');
    expect(await records.next()).toEqual({ done: false, value: { id: 'a' } });
    push('"b"}\n');
    expect(await records.next()).toEqual({ done: false, value: { id: 'b' } });
  });

  test('is parsed the same wherever its bytes are split into chunks', async () => {
    const ndjson = '{"id":"ä☕"}\r\n\n{"id":"b"}\n{"__meta__":{"next_cursor":"c1","has_more":true}}\n';
    const expectedResult = {
      records: [{ id: 'ä☕' }, { id: 'b' }],
      end: { nextCursor: 'c1', hasMore: true },
    };
    const bytes = new TextEncoder().encode(ndjson);
    for (let at = 0; at <= bytes.length; at += 1) {
      const body = new Blob([bytes.slice(0, at), bytes.slice(at)]).stream();
      const records: AnyRecord[] = [];
      const lines = readNdjson(body);
      let result = await lines.next();
      for (; !result.done; result = await lines.next()) records.push(result.value);
      expect({ records, end: result.value }).toEqual(expectedResult);
    }
  });

  test.each([['nonsense\n'], ['[1]\n'], ['7\n'], ['null\n']])(
    'with the line %j is rejected',
    async (ndjson) => {
      await expect(parseNdjson(ndjson)).rejects.toThrow(DecodeError);
    },
  );

  test('whose connection breaks is an incomplete stream, with the cause', async () => {
    const cause = new TypeError('terminated');
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":"a"}\n')),
      pull: (controller) => controller.error(cause),
    });
    const lines = readNdjson(body);
    expect((await lines.next()).value).toEqual({ id: 'a' });
    await expect(lines.next()).rejects.toMatchObject({ kind: 'incomplete_stream', records: 1, cause });
  });

  test('is cancelled when its reader stops', async () => {
    const cancelled: unknown[] = [];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"id":"a"}\n{"id":"b"}\n')),
      cancel: (reason) => void cancelled.push(reason),
    });
    for await (const record of readNdjson(body)) {
      expect(record).toEqual({ id: 'a' });
      break;
    }
    expect(cancelled).toHaveLength(1);
  });
});
