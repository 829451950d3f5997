import type { ChildProcess } from 'node:child_process';
import { main } from '../conformance/cli/main.ts';
import { judgeSandbox, sandboxPreset } from './conformance/judge-sandbox.ts';

export { judgeShardsOnDemand } from './conformance/judge-shards-on-demand.ts';

/**
 * Runs the command `npm run conformance` and sets the exit code.
 *
 * @param processes each calls `judgeShardsOnDemand`, and judges a part of a whole run beside this process
 */
export const run = async (processes: readonly ChildProcess[]): Promise<void> => {
  const judge = judgeSandbox(processes);
  process.exitCode = await main(process.argv.slice(2), undefined, { preset: sandboxPreset, judge });
};
