import { serveSandbox } from './serve-sandbox.ts';
import type { ProcessSettings } from './start-process.ts';

/** Runs the sandbox in a separate process, which ends with its parent. */
const settings = JSON.parse(process.argv[2] ?? '{}') as ProcessSettings;
const target = await serveSandbox({ ...settings, ownProcess: true });
process.on('message', async () =>
  process.send?.({ memory: await target.memory(), log: target.log.splice(0) }),
);
process.on('disconnect', () => process.exit());
process.send?.({ port: target.port, ownSecrets: target.ownSecrets });
