import { respondToRuns } from '../matrix/worker-pool.ts';
import { createRow } from './run.ts';

respondToRuns(createRow);
