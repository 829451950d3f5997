import { answerRuns } from '../judges/answer-runs.ts';
import { rowOfRun } from './run.ts';

answerRuns(rowOfRun);
