import { expect, test } from 'vitest';
import type { OpenApiDocument, Operation } from './openapi-document.ts';
import { describeScopes } from './scope-descriptions.ts';

const scopes = ['pages:read', 'pages:write', 'pages:destructive', 'secrets:set', 'secrets:write', 'me:read'];

const descriptionFor = (security: Operation['security']): string | undefined => {
  const get = { operationId: 'getThing', tags: [], summary: '', description: 'Returns it.', responses: {} };
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: { '/thing': { get: { ...get, ...(security && { security }) } } },
    components: { schemas: { Scope: { type: 'string', enum: scopes } } },
  };
  return describeScopes(document).paths['/thing']?.get?.description;
};

test.each([
  ['pages:read', 'Requires the scope `pages:read`, which `pages:write` and `pages:destructive` include.'],
  ['pages:write', 'Requires the scope `pages:write`, which `pages:destructive` includes.'],
  ['pages:destructive', 'Requires the scope `pages:destructive`.'],
  ['secrets:set', 'Requires the scope `secrets:set`, which no other scope includes.'],
  ['me:read', 'Requires the scope `me:read`.'],
])('the description of an operation that requires %s names the scope', (scope, sentence) => {
  expect(descriptionFor([{ bearerAuth: [scope] }])).toBe(`Returns it.\n\n${sentence}`);
});

test('the description of an operation without a token mentions no scope', () => {
  expect(descriptionFor([])).toBe('Returns it.');
});
