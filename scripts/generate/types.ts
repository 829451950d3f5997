import openapiTS, { astToString } from 'openapi-typescript';
import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';

/** `types.ts`: the TypeScript types of paths, operations and components. */
export const renderTypes = async (document: OpenApiDocument): Promise<string> => {
  const ast = await openapiTS(structuredClone(document) as unknown as Parameters<typeof openapiTS>[0], {
    defaultNonNullable: false,
    silent: true,
  });
  return `${notice}${astToString(ast)}`;
};
