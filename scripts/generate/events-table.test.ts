import { expect, test } from 'vitest';
import { renderEvents } from './events-table.ts';
import type { OpenApiDocument } from './openapi-document.ts';

const createDocument = (type: string, data: object): OpenApiDocument =>
  ({
    webhooks: {
      'notes.created': {
        post: {
          summary: 'A note was created',
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  allOf: [
                    { $ref: '#/components/schemas/EventEnvelope' },
                    { properties: { type: { const: type }, data } },
                  ],
                },
                examples: { 'event-notes-created': {} },
              },
            },
          },
        },
      },
    },
    components: { schemas: { EventEnvelope: { properties: { version: { examples: ['2'] } } } } },
  }) as unknown as OpenApiDocument;

const note = { $ref: '#/components/schemas/Note' };

test.each([
  ['referred to', note],
  ['composed', { allOf: [note], 'x-provisional': 'The note, as the API shows it.' }],
])('an event names the schema of its data if it is %s', (_, data) => {
  const source = renderEvents(createDocument('notes.created', data));
  expect(source).toContain('"data": "Note",\n    "example": "event-notes-created"');
  expect(source).toContain('envelopeVersion = "2"');
});

test('an event with another type than its file is an error', () => {
  expect(() => renderEvents(createDocument('notes.made', note))).toThrow(
    'The webhook notes.created has the type "notes.made"; expected its own.',
  );
});
