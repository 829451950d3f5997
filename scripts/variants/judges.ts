import { type Judges, startJudges } from '../judges/start-judges.ts';
import type { Row } from './matrix.ts';
import type { Run } from './run.ts';

/** Starts processes that judge variants. */
export const startVariantJudges = (jobs: number): Judges<Run, Row> =>
  startJudges(new URL('judging-process.ts', import.meta.url), jobs);
