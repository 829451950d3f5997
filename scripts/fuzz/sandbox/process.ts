import { serveSandbox } from './serve-sandbox.ts';

/** Runs the sandbox in a separate process, which ends with its parent. */
const { seed, data } = JSON.parse(process.argv[2] ?? '{}') as { seed: number; data?: string };
const target = await serveSandbox({ seed, data, ownProcess: true });
process.on('message', async () =>
  process.send?.({ memory: await target.memory(), log: target.log.splice(0) }),
);
process.on('disconnect', () => process.exit());
process.send?.({ port: target.port });
