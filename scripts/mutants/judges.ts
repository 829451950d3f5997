import { type WorkerPool, startWorkerPool } from '../judges/start-judges.ts';
import type { Row } from './row.ts';
import type { Run } from './run.ts';

/** Starts processes that judge mutants. */
export const startMutantPool = (jobs: number): WorkerPool<Run, Row> =>
  startWorkerPool(new URL('judging-process.ts', import.meta.url), jobs);
