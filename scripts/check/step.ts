/** A problem that a check found, and its file. */
export type Problem = { file: string; message: string };

/** The outcome of a check: a summary, or the problems and how to fix them. */
export type Outcome = { summary: string; problems: Problem[]; remedy?: string };

/** A named check. */
export type Step = { name: string; describe: string; run: () => Promise<Outcome> };

/** Creates the outcome of a check with the given problems. */
export const outcome = (fine: string, problems: Problem[], remedy: string): Outcome =>
  problems.length === 0
    ? { summary: fine, problems }
    : { summary: `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`, problems, remedy };
