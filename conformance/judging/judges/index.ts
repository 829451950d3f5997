import type { ClauseId } from '@workspace-api/contract';
import type { Judge } from '../judgement.ts';
import { chosenShapeJudges } from './chosen-shapes.ts';
import { envelopeJudges } from './envelope.ts';
import { listJudges } from './lists.ts';
import { rateLimitJudges } from './rate-limits.ts';
import { shapeJudges } from './shapes.ts';

/** The judge of each clause. The family `contract` is judged in hold-to-contract.ts. */
export const judges: Readonly<Partial<Record<ClauseId, Judge>>> = {
  ...shapeJudges,
  ...chosenShapeJudges,
  ...envelopeJudges,
  ...listJudges,
  ...rateLimitJudges,
};
