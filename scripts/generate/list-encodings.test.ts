import { expect, test } from 'vitest';
import { addListEncodings } from './list-encodings.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const toReference = (name: string) => ({ $ref: `#/components/examples/notes-${name}` });

const createDocument = (records: object[]): OpenApiDocument =>
  ({
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1.0.0' },
    paths: {
      '/notes': {
        get: {
          operationId: 'listNotes',
          'x-pagination': { items: 'data', default: 20, max: 100 },
          responses: {
            '200': {
              description: 'A page.',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/NoteList' },
                  examples: { notes: { $ref: '#/components/examples/notes' } },
                },
              },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        NoteList: { properties: { data: { items: { $ref: '#/components/schemas/Note' } } } },
        Note: { properties: { id: {}, text: {}, tags: {}, author: { $ref: '#/components/schemas/Author' } } },
        Author: { properties: { name: {}, data: { type: 'object' } } },
      },
      examples: { notes: { summary: 'All notes', value: { data: records, next_cursor: 'c2' } } },
    },
  }) as unknown as OpenApiDocument;

const getExamples = (records: object[]) =>
  addListEncodings(createDocument(records)).components.examples as Record<string, { value: string }>;

test('a list has its records in each text encoding', () => {
  const document = addListEncodings(createDocument([{ id: 'n1' }]));
  const response = document.paths['/notes']?.get?.responses['200'];
  expect(response).toMatchObject({
    content: {
      'application/x-ndjson': {
        'x-item-schema': '#/components/schemas/Note',
        examples: { 'notes-ndjson': toReference('ndjson') },
      },
      'text/csv': {
        schema: { $ref: '#/components/schemas/CsvPage' },
        examples: { 'notes-csv': toReference('csv') },
      },
      'application/tson': {
        schema: { $ref: '#/components/schemas/TsonPage' },
        examples: { 'notes-tson': toReference('tson') },
      },
    },
  });
});

test('nested objects become columns, and open objects become columns for the keys of the records', () => {
  const records = [
    { id: 'n1', text: 'a, b', tags: ['x', 'y'], author: { name: 'true', data: { age: 3 } } },
    { id: 'n2', text: null, tags: [], author: { name: 'Ann' } },
  ];
  const examples = getExamples(records);
  expect(examples['notes-csv']?.value).toBe(
    '\uFEFFid,text,tags,author.name,author.data.age\r\nn1,"a, b",x;y,true,3\r\nn2,,,Ann,\r\n',
  );
  expect(examples['notes-tson']?.value).toBe(
    '[id,text,tags,author.name,author.data.age]\nn1,"a, b",x;y,"true",3\nn2,,,Ann,\n',
  );
  expect(examples['notes-ndjson']?.value.split('\n').at(2)).toBe(
    '{"__meta__":{"next_cursor":"c2","has_more":true}}',
  );
});

test('a list without a JSON example is an error that names it', () => {
  const document = createDocument([]);
  const response = document.paths['/notes']?.get?.responses['200'];
  if (response && 'content' in response) response.content = {};
  expect(() => addListEncodings(document)).toThrow(/^listNotes: a list needs an application\/json example/);
});
