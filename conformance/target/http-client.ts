import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request as undiciRequest } from 'undici';
import { decode } from './decode.ts';
import type { Answer, SentRequest } from './exchange.ts';
import { type TransportError, transportErrorOf } from './transport-error.ts';

export type HttpClientOptions = {
  /** Milliseconds until a request counts as unanswered. */
  timeoutMs: number;
  /** The longest that one run waits for rate limits altogether, in milliseconds. */
  maxWaitMs: number;
};

export type SendOptions = {
  /** Read the body for this many milliseconds at most, then hang up: for streams that don't end. */
  readForMs?: number;
  /** Hand a 429 over as it is instead of waiting as its Retry-After says. */
  keepRateLimited?: boolean;
};

export type HttpClient = {
  /** Sends a request as it is. @throws TransportError where no answer came */
  send: (request: SentRequest, options?: SendOptions) => Promise<Answer>;
  /** Requests sent so far, and the milliseconds spent waiting for rate limits. */
  stats: { requests: number; waitedMs: number };
  close: () => Promise<void>;
};

const joined = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(', ') : value]],
    ),
  );

const readAll = async (
  body: AsyncIterable<Uint8Array> & { destroy: () => unknown },
  readForMs: number | undefined,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  const hangUp = readForMs === undefined ? undefined : setTimeout(() => body.destroy(), readForMs);
  try {
    for await (const chunk of body) chunks.push(chunk);
  } catch (error) {
    // Hanging up on a stream is our own doing; everything else is an answer cut short.
    if (readForMs === undefined) throw error;
  } finally {
    clearTimeout(hangUp);
  }
  return Buffer.concat(chunks);
};

/** HTTP with nothing done behind one's back: raw bytes, trailers, no redirects, no retries but those of 429. */
export const createHttpClient = ({ timeoutMs, maxWaitMs }: HttpClientOptions): HttpClient => {
  const agent = new Agent({ connections: 16, connect: { timeout: timeoutMs } });
  const stats = { requests: 0, waitedMs: 0 };

  const once = async (request: SentRequest, { readForMs }: SendOptions): Promise<Answer> => {
    stats.requests += 1;
    const started = performance.now();
    const what = `${request.method} ${request.url}`;
    try {
      const response = await undiciRequest(request.url, {
        method: request.method,
        headers: request.headers,
        body: request.body,
        dispatcher: agent,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        signal: AbortSignal.timeout(timeoutMs + (readForMs ?? 0)),
      });
      const headers = joined(response.headers);
      const wireBytes = await readAll(response.body, readForMs);
      return {
        status: response.statusCode,
        headers,
        trailers: joined(response.trailers),
        wireBytes,
        ...(await decode(wireBytes, headers['content-encoding'])),
        durationMs: performance.now() - started,
      };
    } catch (error) {
      throw transportErrorOf(error, what);
    }
  };

  // A server may close an idle connection just as a request goes out on it; reading once more changes nothing.
  const twiceIfHarmless = async (request: SentRequest, options: SendOptions): Promise<Answer> => {
    try {
      return await once(request, options);
    } catch (error) {
      const { code } = ((error as TransportError).cause ?? {}) as { code?: string };
      if (request.method !== 'GET' || (code !== 'UND_ERR_SOCKET' && code !== 'ECONNRESET')) throw error;
      return once(request, options);
    }
  };

  return {
    stats,
    send: async (request, options = {}) => {
      for (;;) {
        const answer = await twiceIfHarmless(request, options);
        const delayMs = Number(answer.headers['retry-after'] ?? Number.NaN) * 1000;
        const limited = answer.status === 429 && !options.keepRateLimited && delayMs >= 0;
        if (!limited || stats.waitedMs + delayMs > maxWaitMs) return answer;
        stats.waitedMs += Math.max(delayMs, 50);
        await wait(Math.max(delayMs, 50));
      }
    },
    close: () => agent.close(),
  };
};
