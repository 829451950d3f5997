import type { OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';

/** Whether a request is one of an operation. */
export const isFor = (request: Request, id: OperationId): boolean => findOperation(request)?.id === id;
