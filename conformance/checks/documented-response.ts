import type { OperationShape, ResponseShape } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { isSuccess } from './body.ts';

const findSuccess = ({ responses }: OperationShape): ResponseShape | null =>
  Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1] ?? null;

/**
 * The declared response that a response is checked against. It is the response declared for its status; for any other 2xx it is
 * the operation's success, since the service document doesn't name success statuses. Null for an undeclared error or redirect.
 */
export const getDeclaredResponse = (exchange: Exchange, operation: OperationShape): ResponseShape | null =>
  operation.responses[String(exchange.status)] ?? (isSuccess(exchange) ? findSuccess(operation) : null);

/** Whether the service document shows this response. If the contract chose it, the service promises nothing about its body. */
export const isDocumented = (operation: OperationShape, response: ResponseShape): boolean =>
  operation.provisional === undefined && response.provisional === undefined;
