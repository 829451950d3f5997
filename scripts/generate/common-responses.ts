import type { OpenApiDocument } from './openapi-document.ts';

type Responses = Record<string, unknown>;
type Operation = {
  operationId?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  responses?: Responses;
};

const toResponse = (name: string) => ({ $ref: `#/components/responses/${name}` });

/**
 * Adds the responses that operations of the control plane have in common: 400, 401 and 403; 404 if the path names a record; and
 * 413 if there is a body. The source states a response only where an operation has another one.
 */
export const addCommonResponses = (document: OpenApiDocument): OpenApiDocument => {
  for (const [path, item] of Object.entries(document.paths))
    for (const operation of Object.values(item as Record<string, Operation>)) {
      if (operation.operationId === undefined) continue;
      operation.responses = {
        400: toResponse('Invalid'),
        401: toResponse('TokenRequired'),
        403: toResponse('Foreign'),
        ...(path.includes('{') && { 404: toResponse('NotFound') }),
        ...(operation.requestBody !== undefined && { 413: toResponse('TooLarge') }),
        ...operation.responses,
      };
    }
  return document;
};
