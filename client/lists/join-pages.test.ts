import { expect, test } from 'vitest';
import { createWorkspaceClient } from '../create-workspace-client.ts';
import { csv } from '../encodings/csv.ts';
import type { KeepPage } from './join-pages.ts';
import { joinPages } from './join-pages.ts';

test('a table is joined without Node, and no line is yielded before its last page has arrived', async () => {
  const bodies = ['id,data.a\r\n1,x\r\n', 'id,data.b\r\n2,y\r\n', 'id,data.a\r\n3,z\r\n'];
  const steps: string[] = [];
  const api = createWorkspaceClient({
    baseUrl: 'http://127.0.0.1:4010/v1',
    token: 'key_test_acme',
    fetch: async ({ url }) => {
      const at = Number(new URL(url).searchParams.get('cursor') ?? 0);
      const headers = new Headers({ 'Content-Type': csv.mediaType });
      if (at < 2) headers.set('X-Next-Cursor', `${at + 1}`);
      return new Response(bodies[at], { headers });
    },
  });
  const keepInBlob: KeepPage = async (body) => {
    steps.push('keep');
    const blob = new Blob([body]);
    return async () => {
      steps.push('read');
      return new Uint8Array(await blob.arrayBuffer());
    };
  };
  for await (const line of joinPages('test', api.pages.list('acme', { as: csv }), keepInBlob))
    steps.push(line);
  expect(steps).toEqual([
    ...['keep', 'keep', 'keep', 'id,data.a,data.b\r\n'],
    ...['read', '1,x,\r\n', 'read', '2,,y\r\n', 'read', '3,z,\r\n'],
  ]);
});
