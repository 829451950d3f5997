import pc from 'picocolors';
import type { Progress } from '../engine/run/run-scenarios.ts';
import type { ScenarioResult } from '../engine/run/scenario-result.ts';

type Stream = { write: (text: string) => unknown; isTTY?: boolean | undefined; columns?: number | undefined };

const broken = ({ observations }: ScenarioResult): number =>
  Object.values(observations).filter(({ findings }) => findings.length > 0).length;

/** What is told on standard error while it runs: one line that changes on a terminal, else one a scenario. */
export const createProgress = (
  stream: Stream,
  env: Record<string, string | undefined>,
): Required<Progress> & { end: () => void } => {
  const colours = pc.createColors(Boolean(stream.isTTY) && !env.NO_COLOR);
  const oneLine = Boolean(stream.isTTY) && env.TERM !== 'dumb';
  let done = 0;
  let found = 0;
  const status = (text: string) => {
    const found_ = found > 0 ? colours.red(` ${found} clauses broken so far`) : '';
    stream.write(
      `\r\u001b[2K${colours.dim(`${done} scenarios`)}${found_} ${text.slice(0, (stream.columns ?? 80) - 45)}`,
    );
  };
  return {
    started: (scenario) => {
      if (oneLine) status(scenario);
    },
    finished: (result) => {
      if (result.skipped) return;
      done += 1;
      found += broken(result);
      if (oneLine) return;
      const outcome = broken(result) > 0 ? `${broken(result)} clauses broken` : 'nothing broken';
      stream.write(`${result.id}: ${outcome}, ${result.requests} requests\n`);
    },
    end: () => {
      if (oneLine) stream.write('\r\u001b[2K');
    },
  };
};
