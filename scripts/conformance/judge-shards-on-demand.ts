import { type GateEvent, StartupError } from '../../conformance/index.ts';
import { judgeOwnSandbox, sandboxDriver } from './own-sandbox.ts';
import type { ShardAnswer, ShardRequest } from './shard-messages.ts';

const errorOf = (error: unknown): ShardAnswer => {
  const { message, stack = message } = error as Error;
  const isUsage = error instanceof StartupError;
  return { error: { message: isUsage ? message : stack, isUsage } };
};

/**
 * Judges each shard that the parent asks for, on a separate sandbox. It ends with the parent, however that ends:
 * whatever it was judging is lost with it, so nothing needs a cleanup.
 */
export const judgeShardsOnDemand = (): void => {
  const send = (answer: ShardAnswer) => process.send?.(answer);
  process.on('disconnect', () => process.exit());
  // Ctrl-C reaches every process of a terminal: the parent decides.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  process.on('message', (request: ShardRequest) => {
    const onEvent = (event: GateEvent) => send({ event });
    judgeOwnSandbox({ ...request, driver: sandboxDriver }, onEvent).catch((error) => send(errorOf(error)));
  });
};
