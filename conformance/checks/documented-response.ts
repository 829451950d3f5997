import type { OperationShape, ResponseShape } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { isSuccess } from './body.ts';

const findSuccess = ({ responses }: OperationShape): ResponseShape | null =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? null;

/**
 * The declared response that an answer is held to: the one of its status, else the operation's success for any 2xx,
 * since the service document names no status of a success. Null for an undeclared error or redirect.
 */
export const hasErrorCode = (exchange: Exchange, operation: OperationShape): ResponseShape | null =>
  operation.responses[String(exchange.status)] ?? (isSuccess(exchange) ? findSuccess(operation) : null);

/** Whether the service document shows this answer: nothing is promised of the body of one that the contract chose. */
export const isDocumented = (operation: OperationShape, response: ResponseShape): boolean =>
  operation.provisional === undefined && response.provisional === undefined;
