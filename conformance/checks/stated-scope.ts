import type { OperationShape, Scope } from '@workspace-api/contract';

/**
 * The scope by which the service document says that a key may use an operation; null where it says none: the operation or
 * its scope is not shown, or only sessions may use it.
 */
export const statedScope = ({
  scope,
  sessionOnly,
  provisional,
  scopeProvisional,
}: OperationShape): Scope | null =>
  sessionOnly || provisional !== undefined || scopeProvisional !== undefined ? null : (scope as Scope | null);
