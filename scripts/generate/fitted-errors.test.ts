import { expect, test } from 'vitest';
import { fitErrors } from './fitted-errors.ts';
import type { Example, OpenApiDocument, Operation, Ref, Response } from './openapi-document.ts';

const json = 'application/json';
const shared = { $ref: '#/components/responses/Refused' };

const operation = (operationId: string, scope: string, extras: Partial<Operation> = {}): Operation => ({
  operationId,
  tags: [],
  summary: '',
  security: [{ bearerAuth: [scope] }],
  responses: { '403': shared },
  ...extras,
});

const error = (code: string, details: object): Example => ({
  value: { error: { code, message: 'No.', details } },
});

const fitted = (examples: Record<string, Example>, operations: Operation[]): OpenApiDocument =>
  fitErrors({
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: Object.fromEntries(operations.map((one) => [`/${one.operationId}`, { post: one }])),
    components: {
      schemas: { Note: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } },
      responses: { Refused: { description: 'No.', content: { [json]: { examples } } } },
    },
  });

/** Returns the error that an operation shows under a name, and the name of the response that contains it. */
const getError = (document: OpenApiDocument, id: string, name: string) => {
  const node = document.paths[`/${id}`]?.post?.responses['403'] as Ref;
  const component = node.$ref.split('/').at(-1) as string;
  const response = document.components.responses?.[component] as Response;
  const example = response.content?.[json]?.examples?.[name] as Example;
  return { component, ...(example.value as { error: object }) };
};

const scope = {
  ...error('insufficient_scope', { required_scope: 'x:read', hint: 'missing_scope' }),
  'x-message': 'Lacks {scope}.',
};

test('an error that names the scope is repeated for each scope', () => {
  const document = fitted({ 'insufficient-scope': scope }, [
    operation('a', 'x:read'),
    operation('b', 'y:write'),
    operation('c', 'y:write'),
  ]);
  expect(Object.keys(document.components.responses ?? {})).toEqual(['RefusedForXRead', 'RefusedForYWrite']);
  expect(getError(document, 'c', 'insufficient-scope')).toEqual({
    component: 'RefusedForYWrite',
    error: {
      code: 'insufficient_scope',
      message: 'Lacks y:write.',
      details: { required_scope: 'y:write', hint: 'missing_scope' },
    },
  });
});

test('a response that is the same for all its operations keeps its name', () => {
  const document = fitted({ 'policy-denied': error('policy_denied', { rule_id: 'r' }) }, [
    operation('a', 'x:read'),
    operation('b', 'x:read'),
  ]);
  expect(getError(document, 'b', 'policy-denied')).toMatchObject({
    component: 'Refused',
    error: { details: { rule_id: 'r', resource: 'x', action: 'read' } },
  });
});

test('a validation error names a field of the body, or a parameter of the query', () => {
  const body = { content: { [json]: { schema: { $ref: '#/components/schemas/Note' } } } };
  const limit = { name: 'limit', in: 'query' as const, schema: { type: 'integer', minimum: 1 } };
  const document = fitted({ 'validation-failed': error('validation_failed', {}) }, [
    operation('a', 'x:write', { requestBody: body }),
    operation('b', 'x:read', { parameters: [limit] }),
  ]);
  const getFields = (id: string) => getError(document, id, 'validation-failed').error;
  expect(getFields('a')).toMatchObject({ fields: [{ path: '/text', reason: 'missing' }] });
  expect(getFields('b')).toMatchObject({ fields: [{ path: '/limit', reason: 'out_of_range' }] });
});

test('a patch that cannot be applied names a path next to one that the example patches', () => {
  const value = [{ op: 'replace', path: '/colors/primary', value: '#fff' }];
  const requestBody = { content: { [json]: { schema: {}, examples: { patch: { value } } } } };
  const document = fitted(
    { 'invalid-patch': { ...error('invalid_patch', { operation: 0 }), 'x-message': 'Failed: {reason}.' } },
    [operation('a', 'x:write', { requestBody })],
  );
  expect(getError(document, 'a', 'invalid-patch')).toMatchObject({
    error: {
      message: 'Failed: the path /colors/absent does not exist.',
      details: { operation: 0, path: '/colors/absent' },
    },
  });
});
