import { expect, test } from 'vitest';
import { csv } from '../encodings/csv.ts';
import { ndjson } from '../encodings/ndjson.ts';
import { tson } from '../encodings/tson.ts';
import { withSandboxes } from '../sandboxes.test-helper.ts';
import { listToBlob, streamList } from './export-list.ts';

withSandboxes('an exported list', (connect) => {
  test('is a stream, which requests a page when it is read, and none after it is canceled', async () => {
    const { api, requests } = connect();
    const stream = streamList(api.pages.list('acme', { as: ndjson, limit: 1 }));
    const reader = stream.getReader();
    const { value } = await reader.read();
    expect(JSON.parse(new TextDecoder().decode(value))).toMatchObject({ id: 'page_01K9HOME' });
    await reader.cancel();
    // The stream reads one chunk ahead.
    expect(requests.length).toBeLessThanOrEqual(2);
  });

  test.each([csv, tson, ndjson])('is a blob of its media type, $mediaType', async (as) => {
    const { api } = connect();
    const blob = await listToBlob(api.pages.list('acme', { as, limit: 1 }));
    expect(blob.type).toBe(as.mediaType);
  });

  test('fails with the error of a page', async () => {
    const { api } = connect();
    const list = api.pages.list('none', { as: csv });
    await expect(listToBlob(list)).rejects.toMatchObject({ status: 404, code: 'not_found' });
    await expect(streamList(list).getReader().read()).rejects.toMatchObject({ code: 'not_found' });
    const options = { escape: true } as object;
    expect(() => streamList(list, options)).toThrow('Unknown option escape of streamList');
    await expect(listToBlob(list, options)).rejects.toThrow('Unknown option escape of listToBlob');
  });
});
