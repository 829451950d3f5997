import { respondToRuns } from '../judges/start-judges.ts';
import { createRow } from './run.ts';

respondToRuns(createRow);
