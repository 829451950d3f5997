// Generated from openapi/ by `npm run generate`. Do not edit.
export type { Input, Output } from './call.ts';
export { type OperationId, operationList, operationOf, operations } from './operations.ts';
export type { components, operations as OperationTypes, paths } from './types.ts';
