import type { OperationId } from '@workspace-api/contract';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';

/** Whether a request is one of an operation. */
export const isFor = (request: Request, id: OperationId): boolean => operationOfRequest(request)?.id === id;
