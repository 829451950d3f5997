import type { Call, Reply } from './call.ts';
import { ApiError, invalidField } from './errors.ts';
import { sha256 } from './store.ts';

const lifetime = 24 * 60 * 60 * 1000;

interface Entry {
  bodyHash: string;
  reply: Reply;
  at: number;
}

/** Runs a write once per token, route and Idempotency-Key. A repeat gets the first successful response. */
export class Idempotency {
  readonly #entries = new Map<string, Entry>();

  once(call: Call, run: () => Reply): Reply {
    const key = call.header('idempotency-key');
    if (key === undefined || call.method === 'GET') return run();
    if (key.length === 0 || key.length > 255) {
      const reason = key.length === 0 ? 'too_short' : 'too_long';
      throw invalidField('/Idempotency-Key', reason, 'Expected 1 to 255 characters.');
    }
    const place = JSON.stringify([call.principal.tokenId, key, call.method, call.path]);
    const bodyHash = sha256(call.raw);
    const entry = this.#entries.get(place);
    if (entry && call.store.now() - entry.at < lifetime) {
      if (entry.bodyHash !== bodyHash) {
        throw new ApiError(422, 'IDEMPOTENCY_MISMATCH', 'This Idempotency-Key was used with another body.');
      }
      return { ...entry.reply, headers: { ...entry.reply.headers, 'idempotent-replayed': 'true' } };
    }
    const reply = run();
    this.#entries.set(place, { bodyHash, reply, at: call.store.now() });
    return reply;
  }
}
