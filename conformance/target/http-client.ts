import { promisify } from 'node:util';
import { Agent, buildConnector, Client, type Dispatcher } from 'undici';
import { LimitedError, TransportError, toTransportError } from './call-error.ts';
import type { SentRequest, TargetResponse } from './exchange.ts';
import type { Translator } from './mapping.ts';
import { createRateLimits } from './rate-limits.ts';
import { type ReadOptions, receive } from './receive.ts';
import { createServerErrorRetries } from './server-errors.ts';
import { createWaits, systemClock, type WaitOptions } from './waits.ts';

export type HttpClientOptions = WaitOptions & {
  /** The timeout of a request in milliseconds, from the connection to the end of the body. */
  timeoutMs: number;
};

export type SendOptions = ReadOptions & {
  /** Returns a 429 instead of waiting as its Retry-After demands. */
  keepRateLimited?: boolean;
  /** Returns a 5xx instead of repeating the request. */
  keepServerErrors?: boolean;
  /** Called for each request that is sent, repetitions included. */
  onRequest?: (request: SentRequest) => void;
};

/** A request of a race. The request may have taken effect even if it has an error instead of a response. */
type Timed = { start: number; end: number; result: TargetResponse | TransportError };

/** How often a request that gets a 429 is repeated, each time after the wait that the response demands. */
const maxRateLimited = 5;

const getToken = ({ headers }: SentRequest): string => headers.authorization ?? '';

// A server may close an idle connection just as a request is sent over it. Repeating a GET is safe.
const mayHaveBeenIdle = (request: SentRequest, error: unknown): boolean => {
  const { code } = ((error as Error).cause ?? {}) as { code?: string };
  return request.method === 'GET' && (code === 'UND_ERR_SOCKET' || code === 'ECONNRESET');
};

/**
 * Creates the HTTP client of a run, which exposes everything: raw bytes, trailers, redirects. It obeys the rate limits of the target.
 * Each of its waits is bounded.
 */
export const createHttpClient = ({ timeoutMs, ...waitOptions }: HttpClientOptions) => {
  const agent = new Agent({ connections: 16, connect: { timeout: timeoutMs } });
  const waits = createWaits(waitOptions);
  const limits = createRateLimits(waitOptions.clock ?? systemClock);
  let translator: Translator | undefined;
  const retries = createServerErrorRetries();
  const stats = {
    /** Number of requests sent, including repetitions. */
    requests: 0,
    /** Number of requests that were repeated because of a 5xx. */
    repeated: 0,
    /** Milliseconds spent waiting for rate limits. */
    get waitedMs() {
      return waits.rateLimitedMs();
    },
  };

  /** Sends a request once and waits only for its response. @throws TransportError if there is none */
  const sendOnce = async (
    request: SentRequest,
    options: SendOptions = {},
    dispatcher: Dispatcher = agent,
  ): Promise<TargetResponse> => {
    stats.requests += 1;
    options.onRequest?.(request);
    const names = translator;
    const sent = names?.request(request) ?? request;
    const response = await receive(dispatcher, sent, timeoutMs, options).catch((error: unknown) => {
      throw toTransportError(error, `${sent.method} ${sent.url}`, timeoutMs);
    });
    if (!names) return response;
    const translated = {
      sent,
      read: (text: string) => names.response(request, response, text),
      renamed: () => names.renamed(request),
    };
    return { ...response, translated };
  };

  const connected = (request: SentRequest, options: SendOptions): Promise<TargetResponse> =>
    sendOnce(request, options).catch((error: unknown) => {
      if (mayHaveBeenIdle(request, error)) return sendOnce(request, options);
      throw error;
    });

  const reserved = async (token: string, mayWait = true): Promise<void> => {
    for (;;) {
      const turn = limits.reserve(token, mayWait);
      if (turn === 'now') return;
      if (turn instanceof Promise) await turn;
      else await waits.forRateLimit(turn);
    }
  };

  /**
   * Sends a request. It waits as rate limits demand, and repeats a request that got a 5xx if that is safe.
   *
   * @throws TransportError if the target doesn't respond
   * @throws RunLimitError if a wait would exceed a limit of the run
   */
  const send = async (request: SentRequest, options: SendOptions = {}): Promise<TargetResponse> => {
    const token = getToken(request);
    let [limited, failed] = [0, 0];
    for (;;) {
      waits.check();
      if (!options.keepRateLimited) await reserved(token);
      const response = await connected(request, options).catch((error: unknown) => {
        limits.forget(token);
        throw error;
      });
      limits.learn(token, response, limited);
      if (response.status === 429 && !options.keepRateLimited) {
        if (limited === maxRateLimited) {
          const why = `status 429 again after each of ${maxRateLimited} requested waits`;
          throw new LimitedError(`${request.method} ${request.url}`, why);
        }
        limited += 1;
        continue;
      }
      [limited, failed] = [0, failed + 1];
      const delay = options.keepServerErrors ? null : retries.delay(request, response, failed);
      if (delay === null) return response;
      stats.repeated += 1;
      await waits.forBackoff(delay);
    }
  };

  /**
   * Sends the first request of each lane at the same moment, each over a connection that is already open. The others of a lane
   * follow one after another. Every request is sent once, whatever the response. Times are milliseconds of the machine's monotonic
   * clock: just before the request was sent, and when the response was complete or the failure was known.
   *
   * @throws TransportError if a connection can't be opened; nothing was sent in that case
   * @throws RunLimitError if a wait before the first request would exceed a limit of the run
   */
  const race = async (
    lanes: readonly (readonly SentRequest[])[],
    onRequest: NonNullable<SendOptions['onRequest']> = () => {},
  ): Promise<Timed[][]> => {
    const runLane = async (connection: Dispatcher, requests: readonly SentRequest[]): Promise<Timed[]> => {
      const done: Timed[] = [];
      for (const request of requests) {
        const start = performance.now();
        const sent = sendOnce(request, { onRequest }, connection);
        const result = await sent.catch((error: TransportError) => error);
        if (result instanceof TransportError) limits.forget(getToken(request));
        else limits.learn(getToken(request), result, 0);
        done.push({ start, end: performance.now(), result });
      }
      return done;
    };
    waits.check();
    for (const request of lanes.flat()) await reserved(getToken(request), false);
    const opened = await Promise.allSettled(
      lanes.map(([first]) => openConnection(first?.url ?? '', timeoutMs)),
    );
    const connections = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    try {
      const failed = opened.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
      if (failed) {
        for (const request of lanes.flat()) limits.forget(getToken(request));
        throw failed.reason;
      }
      return await Promise.all(connections.map((connection, lane) => runLane(connection, lanes[lane] ?? [])));
    } finally {
      await Promise.all(connections.map((connection) => connection.destroy()));
    }
  };

  return {
    stats,
    findLimit: limits.findLimit,
    extended: waits.extended,
    /** From now on, translates between the contract's names and the target's. */
    translateBy: (names: Translator | undefined): void => {
      translator = names;
    },
    sendOnce,
    race,
    send,
    // Every request has a response or has timed out. A connection that the target keeps open must not delay the end of the run.
    close: (): Promise<void> => agent.destroy(),
  };
};

export type HttpClient = ReturnType<typeof createHttpClient>;

/**
 * Opens a connection, including TLS, so that the first request can be sent over it without delay. Reconnects if the target
 * closes it.
 *
 * @param url any URL of the target
 * @param timeoutMs how long connecting may take, in milliseconds
 * @throws TransportError if it can't be opened
 */
const openConnection = async (url: string, timeoutMs: number): Promise<Client> => {
  const { origin, protocol, host, hostname, port } = new URL(url);
  const connect = buildConnector({ timeout: timeoutMs });
  const opened = promisify(connect)({ protocol, host, hostname, port });
  let ready = await opened.catch((error: unknown) => {
    throw toTransportError(error, `a connection to ${origin}`, timeoutMs);
  });
  return new Client(origin, {
    connect: (options, done) => {
      const socket = ready;
      ready = null;
      // The client expects the connection after its call returns, not during it.
      if (socket && !socket.destroyed) queueMicrotask(() => done(null, socket));
      else connect(options, done);
    },
  });
};
