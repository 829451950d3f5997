import { expect, test } from 'vitest';
import { bundle } from '../docs/contract.ts';
import {
  type Example,
  listOperations,
  type OpenApiDocument,
  type Response,
  resolve,
} from './openapi-document.ts';
import { getScope } from './scope-levels.ts';

const json = 'application/json';
test('the contract has one response component for each meaning', () => {
  const { components } = bundle as unknown as OpenApiDocument;
  const meanings = Object.values(components.responses as Record<string, Response>).map((response) =>
    JSON.stringify(response, (key, value) => (key === 'examples' ? Object.keys(value) : value)),
  );
  expect(new Set(meanings).size).toBe(meanings.length);
  expect(Object.keys(components.responses ?? {})).toContain('InsufficientScope');
});

test("the contract's 403 of each operation names the scope of the operation", () => {
  const document = bundle as unknown as OpenApiDocument;
  const scopes = listOperations(document).flatMap(({ operation, responses }) => {
    const required = getScope(operation);
    const response = new Map(responses).get('403');
    if (required === undefined || !response) return [];
    const { examples } = response.content?.[json] ?? {};
    const example = resolve<Example>(document, examples?.['insufficient-scope'] as Example);
    const { details } = (example.value as { error: { details: { required_scope: string } } }).error;
    return [[required, details.required_scope]];
  });
  expect(scopes.length).toBeGreaterThan(40);
  expect(scopes.map(([, named]) => named)).toEqual(scopes.map(([required]) => required));
});
