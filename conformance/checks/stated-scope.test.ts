import { type OperationShape, operations } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { statedScope } from './stated-scope.ts';

test.each<[string, OperationShape, string | null]>([
  [operations.listPages.id, operations.listPages, 'pages:read'],
  // The contract chose the operations, the scope and the use by keys: a correct server may differ.
  [operations.listWebhookSubscriptions.id, operations.listWebhookSubscriptions, null],
  [operations.getToken.id, operations.getToken, null],
  [operations.switchWorkspace.id, operations.switchWorkspace, null],
])('reads the scope that the service document states for %s', (_id, operation, scope) => {
  expect(statedScope(operation)).toBe(scope);
});
