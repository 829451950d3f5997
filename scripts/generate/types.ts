import openapiTS, { astToString } from 'openapi-typescript';
import { withErrorCodes } from './error-codes.ts';
import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** `types.ts`: the TypeScript types of paths, operations and components. Errors have the codes of their operation. */
export const renderTypes = async (document: OpenApiDocument): Promise<string> => {
  const ast = await openapiTS(withErrorCodes(document) as unknown as Parameters<typeof openapiTS>[0], {
    defaultNonNullable: false,
    silent: true,
  });
  return `${notice}${astToString(ast)}`;
};
