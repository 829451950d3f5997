import { expect, test } from 'vitest';
import { readBundle } from '../docs/contract.ts';
import { fitErrors } from './fitted-errors.ts';
import {
  type Example,
  listOperations,
  type OpenApiDocument,
  type Operation,
  type Ref,
  type Response,
  resolve,
} from './openapi-document.ts';

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

/** Returns the error that an operation shows under a name. */
const getError = (document: OpenApiDocument, id: string, name: string): object => {
  const node = document.paths[`/${id}`]?.post?.responses['403'] as Response | Ref;
  const example = resolve<Response>(document, node).content?.[json]?.examples?.[name] as Example;
  return (example.value as { error: object }).error;
};

/** The operations that have the response inline. */
const listInline = (document: OpenApiDocument): string[] =>
  listOperations(document).flatMap(({ operation: { operationId, responses } }) =>
    '$ref' in (responses['403'] as object) ? [] : [operationId],
  );

const scope = {
  ...error('insufficient_scope', { required_scope: 'x:read', hint: 'missing_scope' }),
  'x-message': 'Lacks {scope}.',
};

test('an error names the scope of its operation, without a component for each scope', () => {
  const document = fitted({ 'insufficient-scope': scope }, [
    operation('a', 'x:read'),
    operation('b', 'y:write'),
    operation('c', 'x:read'),
  ]);
  expect(Object.keys(document.components.responses ?? {})).toEqual(['Refused']);
  expect(listInline(document)).toEqual(['b']);
  const details = (id: string) => getError(document, id, 'insufficient-scope');
  expect(details('b')).toEqual({
    code: 'insufficient_scope',
    message: 'Lacks y:write.',
    details: { required_scope: 'y:write', hint: 'missing_scope' },
  });
  expect(['a', 'c'].map(details)).toEqual([
    expect.objectContaining({ message: 'Lacks x:read.' }),
    expect.objectContaining({ message: 'Lacks x:read.' }),
  ]);
});

test('operations with the same values refer to the shared response', () => {
  const document = fitted({ 'policy-denied': error('policy_denied', { rule_id: 'r' }) }, [
    operation('a', 'x:read'),
    operation('b', 'x:read'),
  ]);
  expect(listInline(document)).toEqual([]);
  expect(getError(document, 'b', 'policy-denied')).toMatchObject({
    details: { rule_id: 'r', resource: 'x', action: 'read' },
  });
});

test('the contract has one response component for each meaning', () => {
  const { components } = readBundle() as unknown as OpenApiDocument;
  const meanings = Object.values(components.responses as Record<string, Response>).map((response) =>
    JSON.stringify(response, (key, value) => (key === 'examples' ? Object.keys(value) : value)),
  );
  expect(new Set(meanings).size).toBe(meanings.length);
  expect(Object.keys(components.responses ?? {})).toContain('InsufficientScope');
});

test("the contract's 403 of each operation names the scope of the operation", () => {
  const document = readBundle() as unknown as OpenApiDocument;
  const scopes = listOperations(document).flatMap(({ operation: { security, responses } }) => {
    const required = security?.[0]?.bearerAuth?.[0];
    if (required === undefined || responses['403'] === undefined) return [];
    const { content } = resolve<Response>(document, responses['403']);
    const example = resolve<Example>(document, content?.[json]?.examples?.['insufficient-scope'] as Example);
    const { details } = (example.value as { error: { details: { required_scope: string } } }).error;
    return [[required, details.required_scope]];
  });
  expect(scopes.length).toBeGreaterThan(40);
  expect(scopes.map(([, named]) => named)).toEqual(scopes.map(([required]) => required));
});

test('a validation error names a field of the body, or a parameter of the query', () => {
  const body = { content: { [json]: { schema: { $ref: '#/components/schemas/Note' } } } };
  const limit = { name: 'limit', in: 'query' as const, schema: { type: 'integer', minimum: 1 } };
  const document = fitted({ 'validation-failed': error('validation_failed', {}) }, [
    operation('a', 'x:write', { requestBody: body }),
    operation('b', 'x:read', { parameters: [limit] }),
  ]);
  const getFields = (id: string) => getError(document, id, 'validation-failed');
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
    message: 'Failed: the path /colors/absent does not exist.',
    details: { operation: 0, path: '/colors/absent' },
  });
});
