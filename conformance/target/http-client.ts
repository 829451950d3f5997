import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request as undiciRequest } from 'undici';
import { decode } from './decode.ts';
import type { Answer, SentRequest } from './exchange.ts';
import { type TransportError, transportErrorOf } from './transport-error.ts';

export type HttpClientOptions = {
  /** Timeout of a request, in milliseconds. */
  timeoutMs: number;
  /** The longest that a run waits for rate limits in total, in milliseconds. */
  maxWaitMs: number;
};

export type SendOptions = {
  /** Reads the body for at most so many milliseconds, then hangs up: for streams that don't end. */
  readForMs?: number;
  /** Hangs up as soon as the body received so far satisfies this. */
  readUntil?: (body: string) => boolean;
  /** Returns a 429 instead of waiting as its Retry-After says. */
  keepRateLimited?: boolean;
};

export type HttpClient = {
  /** Sends a request. @throws TransportError if there is no answer */
  send: (request: SentRequest, options?: SendOptions) => Promise<Answer>;
  /** Requests sent so far, and milliseconds spent waiting for rate limits. */
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
  { readForMs, readUntil }: SendOptions,
): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  const hangUp = readForMs === undefined ? undefined : setTimeout(() => body.destroy(), readForMs);
  try {
    for await (const chunk of body) {
      chunks.push(chunk);
      if (readUntil?.(Buffer.concat(chunks).toString('utf8'))) break;
    }
  } catch (error) {
    // Hanging up ends the body with an error as well; any other error means a truncated answer.
    if (readForMs === undefined) throw error;
  } finally {
    clearTimeout(hangUp);
  }
  return Buffer.concat(chunks);
};

/**
 * Creates an HTTP client that shows everything: raw bytes, trailers, redirects. It retries only a 429, as its
 * Retry-After says, and a GET on an idle connection that the server closed.
 */
export const createHttpClient = ({ timeoutMs, maxWaitMs }: HttpClientOptions): HttpClient => {
  const agent = new Agent({ connections: 16, connect: { timeout: timeoutMs } });
  const stats = { requests: 0, waitedMs: 0 };

  const once = async (request: SentRequest, options: SendOptions): Promise<Answer> => {
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
        signal: AbortSignal.timeout(timeoutMs + (options.readForMs ?? 0)),
      });
      const headers = joined(response.headers);
      const wireBytes = await readAll(response.body, options);
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

  // A server may close an idle connection just as a request goes out on it; repeating a GET is safe.
  const withRetry = async (request: SentRequest, options: SendOptions): Promise<Answer> => {
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
        const answer = await withRetry(request, options);
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
