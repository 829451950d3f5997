import { respondToRuns } from '../judges/start-judges.ts';
import { rowOfRun } from './run.ts';

respondToRuns(rowOfRun);
