import { answerRuns } from '../judges/start-judges.ts';
import { rowOfRun } from './run.ts';

answerRuns(rowOfRun);
