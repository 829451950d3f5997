/** A problem that a check found, and its file. */
export type Problem = { file: string; message: string };

/** A named check. */
export type Step = {
  name: string;
  /** What holds if it passes. */
  describe: string;
  /** How to fix the problems that it finds. */
  remedy: string;
  /** Returns a summary for a check that passes, and the problems. */
  run: () => Promise<readonly [summary: string, problems: readonly Problem[]]>;
};
