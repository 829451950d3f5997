import { headerNames } from '@workspace-api/contract';
import type { Context, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import type { AppContext } from '../app-context.ts';
import type { Env } from '../env.ts';
import { digestOf, sealAnswer, unsealAnswer } from '../idempotency/seal.ts';
import { problem } from '../problem.ts';
import { findAnswer, keepAnswer, type StoredAnswer } from '../store/idempotency.ts';

/** How long an answer is kept, in milliseconds: 24 hours (Limits). */
const lifetime = 24 * 60 * 60 * 1000;

/** Headers of the answer itself; those of the exchange (rate limits, request id) are made anew on a replay. */
const kept = ['Content-Type', headerNames.etag, headerNames.billingReminder, 'Location'];

const replay = (c: Context<Env>, { status, headers, body }: StoredAnswer): Response => {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  c.header(headerNames.idempotentReplayed, 'true');
  return body === '' ? c.body(null, status as StatusCode) : c.body(body, status as ContentfulStatusCode);
};

/**
 * Makes a write that carries an Idempotency-Key safe to repeat: the same token, key, route and body get the first
 * success again; another body is refused; a failure leaves no trace (Limits, idempotency rules).
 */
export const idempotency =
  (context: AppContext): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { header, rawBody } = c.get('input');
    const key = header[headerNames.idempotencyKey.toLowerCase()] as string | undefined;
    if (key === undefined) return next();
    const place = { tokenId: c.get('principal').tokenId, key, route: `${c.req.method} ${c.req.path}` };
    const bodyHash = digestOf(context.keys, rawBody);
    const now = context.clock.now();
    const known = await findAnswer(c.get('db'), place, new Date(now.getTime() - lifetime));
    if (known && known.bodyHash !== bodyHash) throw problem('idempotency-mismatch');
    if (known) return replay(c, unsealAnswer(context.keys, place, known.sealedAnswer));
    await next();
    // A failed write is rolled back, and PostgreSQL takes no further statement in its transaction.
    if (!c.res.ok) return;
    const headers = kept.flatMap((name) => {
      const value = c.res.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const answer = {
      status: c.res.status,
      headers: Object.fromEntries(headers),
      body: await c.res.clone().text(),
    };
    await keepAnswer(c.get('db'), place, bodyHash, sealAnswer(context.keys, place, answer), now);
  };
