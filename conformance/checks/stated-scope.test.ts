import { type OperationShape, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { statedScope } from './stated-scope.ts';

test.each<[string, OperationShape, string | null]>([
  [operations.listPages.id, operations.listPages, 'pages:read'],
  // The operations, the scope and the use by keys are chosen: a correct server may do otherwise.
  [operations.listWebhookSubscriptions.id, operations.listWebhookSubscriptions, null],
  [operations.getToken.id, operations.getToken, null],
  [operations.switchWorkspace.id, operations.switchWorkspace, null],
])('the scope that the service document states for %s', (_id, operation, scope) => {
  expect(statedScope(operation)).toBe(scope);
});
