export { paymentTokens } from './payment-processor.ts';
export { readPlans } from './plan.ts';
export { usageRecords } from './resource.ts';
export { refusePaused } from './settle.ts';
