import bundle from '@workspace-api/contract/openapi.json' with { type: 'json' };
import { expect, test } from 'vitest';
import type { CodeSample } from '../scripts/generate/code-samples/add-code-samples.ts';
import { listOperations, type OpenApiDocument } from '../scripts/generate/openapi-document.ts';

const operations = listOperations(bundle as unknown as OpenApiDocument).map(({ operation }) => operation);

// The thorough tests run each of them.
test.each(['curl', 'JavaScript', 'TypeScript client', 'Python'])(
  'each operation has a sample in %s',
  (label) => {
    const without = operations.filter((operation) => {
      const samples = operation['x-codeSamples'] as CodeSample[];
      return !samples.some((sample) => sample.label === label && sample.source !== '');
    });
    expect(operations.length).toBeGreaterThan(0);
    expect(without.map(({ operationId }) => operationId)).toEqual([]);
  },
);
