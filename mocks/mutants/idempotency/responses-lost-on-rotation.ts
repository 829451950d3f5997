import { basePath, errors, operations } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { markReplayed, sloppyCache } from './sloppy-cache.ts';

/** Stores first responses under the secret of a key instead of its id, so that a rotation loses them. */
export const responsesLostOnRotation: Mutant = {
  clause: 'idempotency.replay-does-not-execute',
  text: 'A repeated write executes again after its API key is rotated.',
  wrap: sloppyCache({
    replay: async (cached, { request, token }, server) => {
      const url = new URL(basePath + operations.getMe.path, request.url);
      const caller = await server(new Request(url, { headers: { Authorization: token } }));
      return caller.status === errors.unauthorized.status ? caller : markReplayed(cached);
    },
  }),
};
