import type { OperationId } from '@workspace-api/contract';

/** The operations whose success has no body in the service document, and returns nothing that a caller needs. */
export const hiddenResponses = [
  'updatePage',
  'rollbackPage',
  'publishPages',
  'updateTheme',
  'publishTheme',
  'changePlan',
  'setPaymentMethod',
  'approveApproval',
  'denyApproval',
  'activateAgent',
  'deactivateAgent',
  'setSecret',
  'rotateSecret',
  'deleteSecret',
  'revokeToken',
] as const satisfies readonly OperationId[];

/** The operations that create a record and return it or its id. */
export const creations = [
  'createAgent',
  'mintToken',
  'createWebhookSubscription',
] as const satisfies readonly OperationId[];
