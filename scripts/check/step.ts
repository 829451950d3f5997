/** What a step found wrong: where, and what was expected there. */
export type Problem = { file: string; message: string };

/** How a step ended: a line when all is well, else the problems and what to do about them. */
export type Outcome = { summary: string; problems: Problem[]; remedy?: string };

/** One named check of the repository. */
export type Step = { name: string; describe: string; run: () => Promise<Outcome> };

/** The outcome of a step whose problems are at hand. */
export const outcome = (fine: string, problems: Problem[], remedy: string): Outcome =>
  problems.length === 0
    ? { summary: fine, problems }
    : { summary: `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`, problems, remedy };
