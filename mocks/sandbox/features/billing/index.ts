/** The exports of the billing feature for other features. */
export { paymentTokens } from './payment-processor.ts';
export { readPlans } from './plan.ts';
export { usageRecords } from './resource.ts';
export { refusePaused } from './settle.ts';
