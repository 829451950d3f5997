import { startWorkerPool, type WorkerPool } from '../matrix/worker-pool.ts';
import type { Row } from './row.ts';
import type { Run } from './run.ts';

/** Starts processes that check mutants. */
export const startMutantPool = (jobs: number): WorkerPool<Run, Row> =>
  startWorkerPool(new URL('worker.ts', import.meta.url), jobs);
