import type { OperationId } from '@workspace-api/contract';

/** The operations for whose success the service document shows no body, and which give nothing that a caller needs. */
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

/** The operations that create a record and answer with it, or with its id. */
export const creations = [
  'createAgent',
  'mintToken',
  'createWebhookSubscription',
] as const satisfies readonly OperationId[];
