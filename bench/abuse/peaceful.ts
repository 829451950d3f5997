import { basePath, operations } from '@workspace-api/contract';
import { get } from './attack.ts';
import { createClient } from './client.ts';

/** The latencies of a cheap request, in milliseconds. */
export type Latencies = { readonly attacked: readonly number[]; readonly idle: readonly number[] };

const me = get('me', basePath + operations.getMe.path);

/**
 * Sends a cheap request to an attacked server and to an idle one in turn: other load on the machine affects both.
 *
 * @throws Error for an answer that is not a success
 */
export const measurePeaceful = async (
  origins: { readonly attacked: string; readonly idle: string },
  seconds: number,
): Promise<Latencies> => {
  const clients = { attacked: createClient(origins.attacked), idle: createClient(origins.idle) };
  const latencies = { attacked: [] as number[], idle: [] as number[] };
  for (const end = performance.now() + seconds * 1000; performance.now() < end; )
    for (const which of ['idle', 'attacked'] as const) {
      const { status, took } = await clients[which].send(me, 0);
      if (status !== 200) throw new Error(`GET /me of the ${which} sandbox was answered with ${status}.`);
      latencies[which].push(took);
    }
  for (const client of Object.values(clients)) client.close();
  return latencies;
};
