import { expect, test } from 'vitest';
import {
  type Extensions,
  listExtensionUses,
  readExtensions,
  requireExtensions,
  withoutInternalExtensions,
} from './extensions.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { fromRoot } from './paths.ts';

/** A document with `x-status` in an example, and what else a test needs. */
const documentWith = (schema: object = {}, example: object = {}): OpenApiDocument => ({
  openapi: '3.1.0',
  info: { title: 'A', version: '1' },
  paths: {},
  components: {
    schemas: { Agent: { type: 'object', ...schema } },
    examples: { gone: { value: {}, 'x-status': 410, ...example } },
  },
});

const extensions: Extensions = { 'x-status': { places: ['Example'], description: 'The status.' } };

const check = async (document: OpenApiDocument, more: Extensions = {}): Promise<void> =>
  requireExtensions({ ...extensions, ...more }, await listExtensionUses(document));

test('extensions that are described and used have no problem', async () => {
  await expect(check(documentWith())).resolves.toBeUndefined();
});

test('an extension that is not described is rejected, with its place', async () => {
  await expect(check(documentWith({ properties: { id: { 'x-made-up': 1 } } }))).rejects.toThrow(
    'Unknown extension x-made-up at #/components/schemas/Agent/properties/id. Describe it in openapi/extensions.yaml.',
  );
});

test('an unknown extension in the value of another one is rejected', async () => {
  const values = { 'x-values': { gone: { when: 'Now.', 'x-made-up': 1 } } };
  await expect(
    check(documentWith(values), { 'x-values': { places: ['Schema'], description: '' } }),
  ).rejects.toThrow('Unknown extension x-made-up at #/components/schemas/Agent/x-values/gone.');
});

test('an extension in another object than described is rejected', async () => {
  await expect(check(documentWith({ 'x-status': 410 }))).rejects.toThrow(
    'x-status stands in a Schema (#/components/schemas/Agent). Expected: Example.',
  );
});

test('an extension that is described but not used is rejected', async () => {
  await expect(
    check(documentWith(), { 'x-made-up': { places: ['Schema'], description: '' } }),
  ).rejects.toThrow('x-made-up stands in no Schema. Remove the place from openapi/extensions.yaml.');
});

test('an extension that is described with an example may be unused', async () => {
  const sunset = { places: ['Schema'], description: '', example: '2027-06-30' };
  await expect(check(documentWith(), { 'x-sunset': sunset })).resolves.toBeUndefined();
});

test('a place that is described but not used is rejected', async () => {
  await expect(
    check(documentWith(), { 'x-status': { places: ['Example', 'Media Type'], description: '' } }),
  ).rejects.toThrow('x-status stands in no Media Type.');
});

test('the value of an example has no extensions', async () => {
  const value = { 'x-made-up': 1, headers: { 'x-other': 2 } };
  const uses = await listExtensionUses(documentWith({}, { value }));
  expect(uses.map(({ name }) => name)).toEqual(['x-status']);
});

test('a document for everyone has no internal extensions', () => {
  const document = documentWith({}, { 'x-tolerated': [{ status: '404' }] });
  const all = readExtensions(fromRoot('openapi'));
  expect(withoutInternalExtensions(document, all)).toEqual(documentWith());
});

test('what only the generator reads is internal', () => {
  const internal = Object.entries(readExtensions(fromRoot('openapi'))).filter(([, { internal }]) => internal);
  expect(internal.map(([name]) => name)).toEqual([
    'x-chosen-code',
    'x-message',
    'x-message-values',
    'x-path',
    'x-sample-variable',
    'x-tolerated',
  ]);
});
