import { expect, test } from 'vitest';
import type { OpenApiDocument } from './openapi-document.ts';
import { describeProvisional } from './provisional-descriptions.ts';

const reason = 'The service document is silent. Chosen: a date.';

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

test('the choice is added to the description, without its reason', () => {
  expect(describedSchema({ description: 'When.', 'x-provisional': reason })).toEqual({
    description: 'When.\n\nProvisional: a date.',
    'x-provisional': reason,
  });
});

test('a place without a description gets one', () => {
  expect(describedSchema({ properties: { at: { 'x-provisional': reason } } })).toMatchObject({
    properties: { at: { description: 'Provisional: a date.' } },
  });
});

test('a choice about an aspect is described at its place', () => {
  expect(describedSchema({ description: 'When.', 'x-limits': { 'x-provisional': reason } })).toMatchObject({
    description: 'When.\n\nProvisional: a date.',
  });
});

test('example data is not changed', () => {
  const examples = [{ 'x-provisional': reason }];
  expect(describedSchema({ examples })).toEqual({ examples });
});
