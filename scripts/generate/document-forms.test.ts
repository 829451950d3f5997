import bundle from '@workspace-api/contract/openapi.json' with { type: 'json' };
import controlPlane from '@workspace-api/contract/sandbox/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { documentForms } from './document-forms.ts';
import { readExtensions, withoutInternalExtensions } from './extensions.ts';
import { listOperations, type OpenApiDocument } from './openapi-document.ts';
import { fromRoot } from './paths.ts';

test.each([
  ['contract', bundle],
  ['control plane', controlPlane],
])('the bundle of the %s has no internal extensions', (_, document) => {
  expect(withoutInternalExtensions(document, readExtensions(fromRoot('openapi')))).toEqual(document);
});

const shared = { a: [1] };
const unusual = {
  strings: ['2026-10-01', '2026-10-01T00:00:00.000Z', 'yes', 'on', '010', '1_000', '12:30:00', '~', '', '\t'],
  text: `${'a long line '.repeat(20)}\n\n  indented\n`,
  repeated: [shared, shared],
};

const document = { ...bundle, unusual };
const forms = documentForms(document);

test.each(['1.1', '1.2'] as const)('the YAML is the same document in YAML %s', (version) => {
  const yaml = forms['openapi.yaml'];
  expect(parse(yaml, { version })).toEqual(document);
  expect(yaml).not.toMatch(/[&*]a\d/);
});

test('the form without samples differs from the bundle only by them', () => {
  const expected = structuredClone(document) as unknown as OpenApiDocument;
  const removed = listOperations(expected).filter(({ operation }) => delete operation['x-codeSamples']);
  expect(removed.length).toBeGreaterThan(40);
  expect(JSON.parse(forms['openapi-without-samples.json'])).toEqual(expected);
});
