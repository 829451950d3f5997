import { gzipSync } from 'node:zlib';
import { headerNames, mediaTypes } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { alterJson, readError, readText } from './json.ts';

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

test('changes the JSON of a response, and keeps its status and headers', async () => {
  const changed = await alterJson(json({ a: 1 }, { status: 201, headers: { 'X-Kept': 'yes' } }), (body) => ({
    ...body,
    b: 2,
  }));
  expect(await changed.json()).toEqual({ a: 1, b: 2 });
  expect(changed).toMatchObject({ status: 201 });
  expect(changed.headers.get('X-Kept')).toBe('yes');
});

test.each([
  ['without a body', new Response(null, { status: 204 })],
  ['of text', new Response('a,b', { headers: { 'Content-Type': mediaTypes.csv } })],
  ['whose JSON is an array', json([1])],
])('returns a response %s unchanged', async (_name, response) => {
  expect(await alterJson(response, () => ({}))).toBe(response);
});

test('decompresses and changes compressed JSON', async () => {
  const headers = { 'Content-Type': mediaTypes.json, [headerNames.contentEncoding]: 'gzip' };
  const createCompressed = () => new Response(gzipSync('{"a":1}'), { headers });
  expect(await readText(createCompressed())).toBe('{"a":1}');
  const changed = await alterJson(createCompressed(), () => ({ b: 2 }));
  expect(changed.headers.get(headerNames.contentEncoding)).toBeNull();
  expect(await changed.text()).toBe('{"b":2}');
});

test('reads the error of the envelope only if the response is a failure', async () => {
  const body = { error: { code: 'not_found' } };
  expect(await readError(json(body, { status: 404 }))).toEqual({ code: 'not_found' });
  expect(await readError(json(body))).toBeUndefined();
});
