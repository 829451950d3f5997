import { type WorkerPool, startWorkerPool } from '../judges/start-judges.ts';
import type { Row } from './matrix.ts';
import type { Run } from './run.ts';

/** Starts processes that judge variants. */
export const startVariantPool = (jobs: number): WorkerPool<Run, Row> =>
  startWorkerPool(new URL('judging-process.ts', import.meta.url), jobs);
