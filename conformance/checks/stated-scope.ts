import type { OperationShape, Scope } from '@workspace-api/contract';

/**
 * The scope that the service document requires for a key to use an operation. Null if it states none: the operation or its
 * scope is not shown, or only sessions may use it.
 */
export const statedScope = ({
  scope,
  sessionOnly,
  provisional,
  scopeProvisional,
}: OperationShape): Scope | null =>
  sessionOnly || provisional !== undefined || scopeProvisional !== undefined ? null : (scope as Scope | null);
