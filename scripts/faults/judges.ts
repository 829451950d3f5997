import { type Judges, startJudges } from '../judges/start-judges.ts';
import type { Row } from './row.ts';
import type { Run } from './run.ts';

/** Starts processes that judge faults. */
export const startFaultJudges = (jobs: number): Judges<Run, Row> =>
  startJudges(new URL('judging-process.ts', import.meta.url), jobs);
