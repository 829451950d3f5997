import { expect, test } from 'vitest';
import type { OpenApiDocument } from './openapi-document.ts';
import { findPlaces, schemasAt } from './shape-places.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const document = {
  components: {
    schemas: {
      Note: {
        type: 'object',
        properties: {
          id: { type: 'string', pattern: '^note_' },
          mood: { anyOf: [ref('Mood'), { type: 'string' }] },
        },
      },
      Mood: { enum: ['glad'] },
      NoteCreated: { allOf: [ref('Note'), { properties: { secret: { type: 'string' } } }] },
      NoteList: { properties: { data: { type: 'array', items: ref('Note') } } },
      Tree: { properties: { root: { allOf: [ref('Node'), { properties: { kind: { const: 'root' } } }] } } },
      Node: {
        properties: { kind: { type: 'string' }, children: { type: 'array', items: ref('Node') } },
      },
    },
  },
} as unknown as OpenApiDocument;

test.each([
  ['Note', 'Note', ['']],
  ['NoteList', 'Note', ['/data/*']],
  ['NoteCreated', 'Note', ['']],
  ['Tree', 'Node', ['/root']],
  ['Tree', 'Note', []],
])('within %s, a %s is at %j', (within, target, places) => {
  expect(findPlaces(document, within, target)).toEqual(places);
});

test('every branch describes a member', () => {
  expect(schemasAt(document, 'Tree', '/root/kind')).toEqual([{ type: 'string' }, { const: 'root' }]);
  expect(schemasAt(document, 'NoteList', '/data/*/id')).toEqual([{ type: 'string', pattern: '^note_' }]);
  expect(schemasAt(document, 'Note', '/nothing')).toEqual([]);
  const union = { anyOf: [ref('Mood'), { type: 'string' }] };
  expect(schemasAt(document, 'Note', '/mood')).toEqual([union, { enum: ['glad'] }, { type: 'string' }]);
});
