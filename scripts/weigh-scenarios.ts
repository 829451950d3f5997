import { writeFileSync } from 'node:fs';
import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import sandboxDriver from '../conformance/drivers/sandbox.ts';
import { runGate } from '../conformance/index.ts';
import { createSandbox, demoTokens, serve, systemClock } from '../mocks/index.ts';
import { fromRoot } from './generate/paths.ts';

/**
 * Counts the requests that each scenario sends in a quick run against the sandbox, for `--shard`. Run it after adding
 * scenarios. A scenario without a weight counts as an average one, which only makes the shards less even.
 */
const sandbox = await createSandbox({ seed: 1, clock: systemClock('2026-11-02') });
const served = await serve(sandbox, { port: 0 });
const weights: Record<string, number> = {};
try {
  const options = {
    target: `${served.url}${basePath}`,
    token: demoTokens[0]?.token ?? '',
    driver: sandboxDriver,
    driverOptions: { control: `${served.url}${controlPath}` },
    effort: 'quick',
    seed: 1,
  } as const;
  for await (const event of runGate(options)) {
    if (event.type === 'scenario-finished') weights[event.result.id] = event.result.requests;
  }
} finally {
  await served.close();
  await sandbox.close();
}
writeFileSync(fromRoot('conformance/scenarios/weights.json'), `${JSON.stringify(weights, null, 2)}\n`);
console.log(`Weighed ${Object.keys(weights).length} scenarios.`);
