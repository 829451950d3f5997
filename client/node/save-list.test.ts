import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWorkspaceClient, csv, ndjson, parseCsv, tson } from '@workspace-api/client';
import { saveList } from '@workspace-api/client/node';
import { createSandbox } from '@workspace-api/mock';
import { getMutant } from '@workspace-api/mock/mutants';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'save-list-'));
  return () => rm(folder, { recursive: true });
});

const connect = async (mutant?: string) => {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const send = (request: Request) => sandbox.fetch(request);
  return createWorkspaceClient({
    baseUrl: 'http://127.0.0.1:4010/v1',
    token: 'key_test_acme',
    fetch: mutant === undefined ? send : getMutant(mutant).wrap(send),
  });
};

test.each([1, 2, 50])('all pages of %i records become one CSV file with one header row', async (limit) => {
  const api = await connect();
  const file = join(folder, 'pages.csv');
  await saveList(api.pages.list('acme', { as: csv, limit }), file);
  const saved = await readFile(file, 'utf8');
  const ids = (await api.pages.list('acme').toArray()).map(({ id }) => id);
  expect(parseCsv(saved).map(({ id }) => id)).toEqual(ids);
  expect(saved.split('\r\n')).toHaveLength(ids.length + 2);
  expect(await readdir(folder)).toEqual(['pages.csv']);
});

test('all pages become one NDJSON file without __meta__ lines', async () => {
  const api = await connect();
  const file = join(folder, 'logs.ndjson');
  await saveList(api.logs.list('acme', { as: ndjson, limit: 2 }), file);
  const records = (await readFile(file, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records).toEqual(await api.logs.list('acme').toArray());
});

test.each([
  ['a list in JSON', undefined, undefined, 'Pass csv or ndjson'],
  ['a list in TSON', tson, undefined, 'Pass csv or ndjson'],
  ['a stream that is cut off', ndjson, 'ndjson-meta-on-first-page-only', '__meta__ line is missing'],
])('%s is an error, and leaves no file', async (_, as, mutant, message) => {
  const api = await connect(mutant);
  const saving = saveList(api.pages.list('acme', { as, limit: 2 }), join(folder, 'pages'));
  await expect(saving).rejects.toThrow(message);
  expect(await readdir(folder)).toEqual([]);
});
