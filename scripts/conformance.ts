import { fileURLToPath } from 'node:url';
import { main } from '../conformance/cli/main.ts';
import { judgeSandbox, sandboxPreset } from './conformance/judge-sandbox.ts';
import { judgeShardsOnDemand, shardArgument } from './conformance/judge-shards-on-demand.ts';

// A shard is judged by a process of this same program.
if (process.argv[2] === shardArgument) {
  judgeShardsOnDemand();
} else {
  const judge = judgeSandbox(fileURLToPath(import.meta.url));
  process.exitCode = await main(process.argv.slice(2), undefined, { preset: sandboxPreset, judge });
}
