import { startWorkerPool, type WorkerPool } from '../matrix/worker-pool.ts';
import type { Row } from './matrix.ts';
import type { Run } from './run.ts';

/** Starts processes that check variants. */
export const startVariantPool = (jobs: number): WorkerPool<Run, Row> =>
  startWorkerPool(new URL('worker.ts', import.meta.url), jobs);
