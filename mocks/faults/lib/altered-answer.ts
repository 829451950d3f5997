import type { ClauseId, OperationId } from '@workspace-api/contract';
import { alterJson, type Json } from '../../wrappers/json.ts';
import { operationOfRequest } from '../../wrappers/operation-of-request.ts';
import type { Fault } from './fault.ts';

/** A success of one operation whose JSON says something else. */
export const alteredAnswer = (
  clause: ClauseId,
  id: OperationId,
  text: string,
  change: (json: Json, request: Request) => Json,
): Fault => ({
  clause,
  text,
  wrap: (next) => async (request) => {
    const response = await next(request);
    const applies = response.ok && operationOfRequest(request)?.id === id;
    return applies ? alterJson(response, (json) => change(json, request)) : response;
  },
});
