import { expect, test } from 'vitest';
import type { OpenApiDocument } from './openapi-document.ts';
import { describeProvisional } from './provisional-descriptions.ts';

const note = 'The value is a date.';

const describedSchema = (schema: object): unknown => {
  const document = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas: { Thing: schema }, examples: { thing: { value: schema } } },
  } as unknown as OpenApiDocument;
  const { components } = describeProvisional(document);
  expect(components.examples).toEqual({ thing: { value: schema } });
  return components.schemas.Thing;
};

test('a note is added to the description', () => {
  expect(describedSchema({ description: 'When.', 'x-provisional': note })).toEqual({
    description: 'When.\n\nProvisional: The value is a date.',
    'x-provisional': note,
  });
});

test('a place without a description gets one', () => {
  expect(describedSchema({ properties: { at: { 'x-provisional': note } } })).toMatchObject({
    properties: { at: { description: 'Provisional: The value is a date.' } },
  });
});

test('a note about a part is described at its place', () => {
  expect(describedSchema({ description: 'When.', 'x-provisional-part': note })).toMatchObject({
    description: 'When.\n\nProvisional: The value is a date.',
  });
});

test('example data is not changed', () => {
  const examples = [{ 'x-provisional': note }];
  expect(describedSchema({ examples })).toEqual({ examples });
});

test('a note on an example is in the description of the example, and the data is not changed', () => {
  const value = { 'x-provisional': note };
  const document = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas: {}, examples: { thing: { value, 'x-provisional': note } } },
  } as unknown as OpenApiDocument;
  expect(describeProvisional(document).components.examples).toEqual({
    thing: { value, 'x-provisional': note, description: 'Provisional: The value is a date.' },
  });
});
