import { schemas } from '@workspace-api/contract/validators';
import { expect, test } from 'vitest';
import { describeError } from './schema-errors.ts';

test.each([
  [{ scopes: 1 }, '/scopes must be an array'],
  [{ scopes: ['me:read'], name: 'n'.repeat(121) }, '/name must have at most 120 characters'],
  [null, 'the body must be an object'],
])('describes the errors of %j as sentences', (body, description) => {
  expect(schemas.MintTokenRequest(body)).toBe(false);
  expect(schemas.MintTokenRequest.errors?.map(describeError)).toEqual([description]);
});
