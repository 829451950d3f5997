import { expect, test } from 'vitest';
import { anyNotation, semicolons } from './cell.ts';
import { compareTable } from './compare-table.test-helper.ts';
import type { JsonRecord } from './compare-table.ts';
import { parseCsv } from './csv.ts';
import { parseNdjson } from './ndjson.ts';
import { isPlainWord, parseTson } from './tson.ts';

const about = (csv: string, records: JsonRecord[]) =>
  compareTable(parseCsv(csv), records, semicolons).map((difference) => difference.about);

test('detects where a table differs from JSON', () => {
  const records = [{ id: 'a', fields: ['x', 'y'], args: { to: 'b' }, zdr: true, note: null }];
  expect(about('id,fields,args.to,zdr,note\r\na,x;y,b,true,\r\n', records)).toEqual([]);
  expect(about('id,fields,args.to,zdr\na,x;y,b,true\n', records)).toEqual([]);
  expect(about('id,fields,args.to,zdr\r\nb,x;y,b,true\r\n', records)).toEqual(['cell']);
  expect(about('id,fields,args.to,zdr\r\na,"x,y",b,true\r\n', records)).toEqual(['array']);
  expect(about('id,fields,args,zdr\r\na,x;y,"{""to"":""b""}",true\r\n', records)).toEqual(['nested-column']);
  expect(about('fields,args.to,zdr\r\nx;y,b,true\r\n', records)).toEqual(['column']);
  expect(about('id,fields,args.to,zdr,note\r\na,x;y,b,true,secret\r\n', records)).toEqual(['cell']);
  expect(about('id\r\n', records)).toEqual(['rows']);
});

test('accepts every notation that the service document leaves open', () => {
  const records = [{ id: 'a', fields: ['x', 'y'], zdr: true, note: null }];
  expect(about('zdr,note,id,fields\nTrue,NULL,a,x; y', records)).toEqual([]);
  expect(about('id,fields,zdr,extra\r\na,x;y,1,more\r\n', records)).toEqual([]);
});

test.each([
  ['a space after separators', '[id, fields, note]\na, [x, y], hello\n'],
  ['a space after the separators of the first line only', '[id, fields, note]\na,[x,y],hello\n'],
  ['lists in brackets', '[id,fields,note]\na,["x","y"],hello\n'],
  ['other separators', '[id|fields|note]\na|x;y|hello\n'],
  ['tabs between fields only', '[id, fields, note]\na\tx;y\thello\n'],
  ['apostrophes as quotes', "[id|fields|note]\na| 'x';'y'| 'hello'\n"],
])('TSON may have %s', (_, tson) => {
  const records = [{ id: 'a', fields: ['x', 'y'], note: 'hello' }];
  expect(parseTson(tson).problem).toBeNull();
  expect(compareTable(parseTson(tson), records, anyNotation)).toEqual([]);
});

test.each([
  ['[id::fields::note]\na::x::hello\n'],
  // A member of free data has such a name.
  ['[id::args.no record::note]\na::x y::hello\n'],
])('with a separator that is unknown, the fields of %j are not compared', (tson) => {
  expect(parseTson(tson)).toMatchObject({ schemaLine: true, isSeparated: false, problem: null });
});

test('a record without one of its fields is wrong, not separated in another way', () => {
  const parsed = parseTson('[id,name,note]\na,hello\nb,"bye"\n');
  expect(parsed).toMatchObject({
    isSeparated: true,
    problem: expect.stringContaining('line 2 has 2 fields'),
  });
});

test.each(['1e-07', '0.0000001', '1.0E-7'])(
  'the number %s is the same in a cell and in an array',
  (number) => {
    const records = [{ id: 'a', size: 1e-7, sizes: [2, 1e-7] }];
    const row = `a,${number},2.0;${number}`;
    expect(about(`id,size,sizes\r\n${row}\r\n`, records)).toEqual([]);
    expect(compareTable(parseTson(`[id,size,sizes]\n${row}\n`), records, anyNotation)).toEqual([]);
  },
);

test('the members of __meta__ are matched by parts of their names', () => {
  const { meta } = parseNdjson('{"id":1}\n{"__meta__":{"cursor":"abc","hasMore":true}}\n');
  expect(meta).toEqual({ nextCursor: 'abc', hasMore: true });
});

test('the end of an NDJSON page is in its meta line or its trailers', () => {
  const meta = { nextCursor: 'abc', hasMore: true };
  expect(parseNdjson('{"__meta__":{"next_cursor":"abc","has_more":true}}\n').meta).toEqual(meta);
  for (const more of ['true', 'True', '1', '?1'])
    expect(parseNdjson('', { 'x-next-cursor': 'abc', 'x-has-more': more }).trailers).toEqual(meta);
  for (const more of ['false', '0', '?0'])
    expect(parseNdjson('', { 'x-has-more': more }).trailers).toEqual({ nextCursor: null, hasMore: false });
  expect(parseNdjson('{"id":1}', { 'x-checksum': '1' })).toMatchObject({ meta: null, trailers: null });
});

test.each([
  ['commas', '[id,name]\na,"b, c"\n', 'b, c'],
  ['bars', '[id|name]\na|b, c\n', 'b, c'],
  ['tabs', '[id\tname]\na\t"b\\tc"\n', 'b\tc'],
  ['doubled quotes', '[id,name]\na,"say ""hi"""\n', 'say "hi"'],
])('TSON is read with %s', (_, tson, name) => {
  expect(compareTable(parseTson(tson), [{ id: 'a', name }], anyNotation)).toEqual([]);
});

test('a plain word needs no quotes; a value that could be another type is not a plain word', () => {
  expect(['active', 'agt_01K9'].map(isPlainWord)).toEqual([true, true]);
  expect(['true', '42', 'a b', 'a-b', ''].map(isPlainWord)).toEqual([false, false, false, false, false]);
});
