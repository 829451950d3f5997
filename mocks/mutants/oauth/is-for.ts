import type { OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';

/** Returns whether a request is for an operation. */
export const isFor = (request: Request, id: OperationId): boolean => findOperation(request)?.id === id;
