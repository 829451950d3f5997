import { limits } from './limits.ts';

/** An advance of the clock on whose way too much falls due to be done at once. */
export class TooMuchDueError extends RangeError {
  override readonly name = 'TooMuchDueError';

  /** @param count the runs that schedules start on the way, counted until there were too many */
  constructor(count: number) {
    super(
      `At least ${count} scheduled runs fall due on the way, and one advance starts at most ${limits.scheduledRuns}. ` +
        'Advance in shorter steps, or deactivate agents.',
    );
  }
}
