import { sessionPaths } from '@workspace-api/contract';
import { type Clock, systemClock } from '../fetch/clock.ts';
import { timeouts } from '../fetch/timeouts.ts';
import { validateResponses } from '../fetch/validate-responses.ts';
import type { Send } from '../fetch/wrap-fetch.ts';
import { ApiError } from '../results/api-error.ts';
import { readTokens, type SessionTokens, tokenRequest } from './token-request.ts';

/**
 * The session has ended: its refresh token is unknown, was used before or has expired, or its access token was revoked.
 * Forget the stored tokens and start a new sign-in. `cause` is the service's answer.
 *
 * @example
 * if (error instanceof SessionEndedError) {
 *   await idb.del('session');
 *   location.assign((await startSignIn(options)).url);
 * }
 */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  readonly kind = 'session_ended';
  /** The service's answer. */
  readonly response: Response;

  constructor(cause: ApiError) {
    super(`The session has ended: ${cause.status} ${cause.code}, ${cause.message} Sign in again.`, { cause });
    this.response = cause.response;
  }
}

/** Runs `work` while no other holder of the lock runs its own, in this process or in any other that shares the tokens. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

type LockManager = { request<T>(name: string, work: () => Promise<T>): Promise<T> };

/**
 * The lock of all tabs and workers of an origin, where there are Web Locks. Elsewhere there is none to wait for: a
 * session runs one refresh at a time by itself.
 */
const webLock =
  (name: string): Lock =>
  (work) => {
    const { navigator } = globalThis as { navigator?: { locks?: LockManager } };
    return navigator?.locks ? navigator.locks.request(name, work) : work();
  };

/** Where a session lives. */
export type SessionOptions = {
  /** The base URL of the API, with its version. */
  readonly baseUrl: string;
  /**
   * Reads the stored tokens; nothing before sign-in. It is called for each request. In browsers give a storage that all
   * tabs see at once, such as IndexedDB: a tab can read `localStorage` a moment too late.
   */
  readonly load: () => SessionTokens | null | undefined | Promise<SessionTokens | null | undefined>;
  /** Stores a new pair in place of the old one, of which neither token works any longer. What it returns is awaited. */
  readonly save: (tokens: SessionTokens) => unknown;
  /** Lets one holder of the tokens refresh them at a time; Web Locks by default, where there are any. */
  readonly lock?: Lock;
  readonly clock?: Clock;
};

/** New tokens; the service's answer, if it could not refresh them for now; nothing, if they were removed meanwhile. */
export type RefreshOutcome = {
  readonly tokens?: SessionTokens | null | undefined;
  readonly response?: Response;
};

type Refresh = {
  /** The newest tokens there are. */
  newest(): Promise<SessionTokens | null | undefined>;
  /**
   * Replaces tokens that the service refused, unless someone else did already. Simultaneous calls share one refresh.
   *
   * @param revoked the service's answer, if the tokens cannot be refreshed any longer
   * @throws SessionEndedError
   */
  refresh(rejectedTokens: SessionTokens, next: Send, revoked?: ApiError): Promise<RefreshOutcome>;
};

/** The longest that a refresh may take, in milliseconds: everyone who shares the tokens waits for it. */
const refreshLimit = 30_000;

const failsForNow = ({ status }: Response): boolean => status === 429 || status >= 500;

/** Refreshes the tokens of a session, one refresh at a time. */
export const createRefresh = ({
  baseUrl,
  load,
  save,
  lock = webLock(`workspace-session ${baseUrl}`),
  clock = systemClock,
}: SessionOptions): Refresh => {
  const limited = timeouts(refreshLimit, clock);
  let running: Promise<RefreshOutcome> | undefined;
  /** A new pair that `save` has not stored yet: the old one is dead, so this is all there is. */
  let unsaved: SessionTokens | undefined;
  let ended: { readonly refreshToken: string; readonly error: SessionEndedError } | undefined;

  const oneAtATime = (work: () => Promise<RefreshOutcome>): Promise<RefreshOutcome> => {
    running ??= lock(work).finally(() => {
      running = undefined;
    });
    return running;
  };

  const store = async (tokens: SessionTokens): Promise<SessionTokens> => {
    unsaved = tokens;
    await save(tokens);
    unsaved = undefined;
    return tokens;
  };

  const stored = async () => (unsaved ? store(unsaved) : load());

  const end = (refreshToken: string, cause: ApiError): never => {
    ended = { refreshToken, error: new SessionEndedError(cause) };
    throw ended.error;
  };

  const replace: Refresh['refresh'] = async (rejectedTokens, next, revoked) => {
    const tokens = await stored();
    // Signed out, signed in again, or refreshed by someone else while this waited for the lock.
    if (tokens?.access_token !== rejectedTokens.access_token) return { tokens };
    const { refresh_token: refreshToken } = tokens;
    if (ended?.refreshToken === refreshToken) throw ended.error;
    if (revoked) return end(refreshToken, revoked);
    const request = tokenRequest(baseUrl, sessionPaths.refreshSession, { refresh_token: refreshToken });
    const response = await limited(validateResponses(next))(request);
    if (failsForNow(response)) return { response };
    const fresh = await readTokens(request, response).catch((error: unknown) => {
      if (error instanceof ApiError) end(refreshToken, error);
      throw error;
    });
    return { tokens: await store(fresh) };
  };

  return {
    async newest() {
      if (unsaved) return (await oneAtATime(async () => ({ tokens: await stored() }))).tokens;
      return load();
    },
    refresh: (rejectedTokens, next, revoked) => oneAtATime(() => replace(rejectedTokens, next, revoked)),
  };
};
