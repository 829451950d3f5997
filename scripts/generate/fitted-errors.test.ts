import { expect, test } from 'vitest';
import { bundle } from '../docs/contract.ts';
import type { OpenApiDocument, Response } from './openapi-document.ts';

test('the contract has one response component for each meaning', () => {
  const { components } = bundle as unknown as OpenApiDocument;
  const meanings = Object.values(components.responses as Record<string, Response>).map((response) =>
    JSON.stringify(response, (key, value) => (key === 'examples' ? Object.keys(value) : value)),
  );
  expect(new Set(meanings).size).toBe(meanings.length);
  expect(Object.keys(components.responses ?? {})).toContain('InsufficientScope');
});
