import { headerNames, mediaTypes } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { expect } from 'vitest';
import type { ExampleRequest } from './example-requests.test-helper.ts';

const validators: Readonly<Record<string, (value: unknown) => boolean>> = schemas;

/**
 * Expects the declared success of a request: its example as the body, valid under its schema, and no header that marks it as
 * compressed or as a replay.
 */
export const expectDeclared = async (request: ExampleRequest, response: Response): Promise<void> => {
  const { operation, response: expected } = request;
  const label = `${operation.id} ${request.name}`;
  const rawBody = await response.text();
  expect(response.status, `${label}: ${rawBody}`).toBe(expected.status);
  expect(response.headers.get(headerNames.contentEncoding) ?? 'identity', label).toBe('identity');
  expect(response.headers.get(headerNames.idempotentReplayed) ?? 'false', label).toBe('false');
  if (expected.example === undefined) return expect(rawBody, label).toBe('');
  if (typeof expected.example === 'string') return expect(rawBody, label).toBe(expected.example);
  const body: unknown = JSON.parse(rawBody);
  expect(body, label).toEqual(expected.example);
  const { schema = '' } = operation.responses[expected.status]?.content[mediaTypes.json] ?? {};
  expect(validators[schema]?.(body), `${label} is a valid ${schema}`).toBe(true);
};
