import { expect, test } from 'vitest';
import { renderClientOperations } from './client/operations.ts';
import { describeNotes } from './descriptions.ts';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { renderTypes } from './types.ts';

const note = 'The value is a date.';

const describedSchema = (schema: object): unknown => {
  const document = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas: { Thing: schema }, examples: { thing: { value: schema } } },
  } as unknown as OpenApiDocument;
  const { components } = describeNotes(document);
  expect(components.examples).toEqual({ thing: { value: schema } });
  return components.schemas.Thing;
};

const deprecation = { deprecated: true, 'x-sunset': '2027-06-30', 'x-replaced-by': 'title' };
const described = 'Deprecated: Will be removed on 2027-06-30. Use `title` instead.';

test('the removal of a deprecated part, and its replacement, are added to the description', () => {
  const properties = { name: { description: 'The name.', ...deprecation }, deprecated: { type: 'boolean' } };
  expect(describedSchema({ properties })).toEqual({
    properties: { ...properties, name: { ...properties.name, description: `The name.\n\n${described}` } },
  });
});

test('the types and the client mark deprecated operations, parameters and members', async () => {
  const schema = { type: 'string' };
  const document = describeNotes({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    tags: [{ name: 'books', description: 'Books.' }],
    paths: {
      '/books': {
        get: {
          operationId: 'getBook',
          tags: ['books'],
          summary: 'Get a book',
          parameters: [{ name: 'sort', in: 'query', schema, ...deprecation }],
          responses: { '200': { description: 'The book.' } },
          ...deprecation,
        } as Operation,
      },
    },
    components: {
      schemas: { Book: { type: 'object', properties: { name: { ...schema, ...deprecation } } } },
    },
  });
  const types = await renderTypes(document);
  const mark = `@deprecated\n\\s+\\* @description ${described}`;
  for (const member of ['name\\?: string', 'sort\\?: string', 'get: operations\\["getBook"\\]'])
    expect(types).toMatch(new RegExp(`${mark}[^;]*\\*/\\s+${member}`));
  const { 'index.ts': client } = renderClientOperations(document);
  expect(client).toContain(`   * ${described}\n   *\n   * @deprecated\n`);
  expect(client).toContain('as a function of a client.\n * @deprecated */\nexport const getBook');
});

test('a note on an example is in the description of the example, and the data is not changed', () => {
  const value = { 'x-provisional': note };
  const document = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: {},
    components: { schemas: {}, examples: { thing: { value, 'x-provisional': note } } },
  } as unknown as OpenApiDocument;
  expect(describeNotes(document).components.examples).toEqual({
    thing: { value, 'x-provisional': note, description: 'Provisional: The value is a date.' },
  });
});
