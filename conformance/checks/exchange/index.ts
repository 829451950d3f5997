import type { ClauseId } from '@workspace-api/contract';
import type { ExchangeCheck } from '../check-result.ts';
import { chosenShapeChecks } from './chosen-shapes.ts';
import { envelopeChecks } from './envelope.ts';
import { listChecks } from './lists.ts';
import { rateLimitChecks } from './rate-limits.ts';
import { shapeChecks } from './shapes.ts';

/** The check of each clause. The family `contract` is checked in check-contract.ts. */
export const exchangeChecks: Readonly<Partial<Record<ClauseId, ExchangeCheck>>> = {
  ...shapeChecks,
  ...chosenShapeChecks,
  ...envelopeChecks,
  ...listChecks,
  ...rateLimitChecks,
};
