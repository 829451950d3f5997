import type { Call, Reply } from './call.ts';
import { ApiError, invalidField } from './errors.ts';
import { dayMs, sha256 } from './values.ts';

const lifetime = dayMs;

/** Returns a function that runs a write once per token, route and Idempotency-Key. A repeat gets the first successful response. */
export function createIdempotency(): (call: Call, run: () => Reply) => Reply {
  const entries = new Map<string, { bodyHash: string; reply: Reply; at: number }>();
  return (call, run) => {
    const key = call.header('idempotency-key');
    if (key === undefined || call.method === 'GET') return run();
    if (key.length === 0 || key.length > 255) {
      const reason = key.length === 0 ? 'too_short' : 'too_long';
      throw invalidField('/Idempotency-Key', reason, 'Expected 1 to 255 characters.');
    }
    const place = JSON.stringify([call.principal.tokenId, key, call.method, call.path]);
    const bodyHash = sha256(call.raw);
    const entry = entries.get(place);
    if (entry && call.store.now() - entry.at < lifetime) {
      if (entry.bodyHash !== bodyHash)
        throw new ApiError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used with another body.');
      return { ...entry.reply, headers: { ...entry.reply.headers, 'idempotent-replayed': 'true' } };
    }
    const reply = run();
    entries.set(place, { bodyHash, reply, at: call.store.now() });
    return reply;
  };
}
