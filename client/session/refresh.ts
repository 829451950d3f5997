import { createCaller } from '../create-client.ts';
import type { Clock } from '../fetch/clock.ts';
import { isTransient } from '../fetch/retries.ts';
import type { Send } from '../fetch/wrap-fetch.ts';
import { refreshSession } from '../operations/index.ts';
import { ApiError } from '../results/api-error.ts';
import { hide } from '../results/describe-request.ts';
import { readTokens, type SessionTokens } from './token-request.ts';

/**
 * The session has ended: its refresh token is unknown, was used before or has expired, or its access token was revoked. Delete
 * the stored tokens and start a new sign-in. `cause` is the service's response.
 *
 * @example
 * if (error instanceof SessionEndedError) {
 * await idb.del('session');
 * location.assign((await startSignIn(options)).url);
 * }
 */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  readonly kind = 'session_ended';
  /** The service's response. */
  declare readonly response: Response;

  constructor(cause: ApiError) {
    super(`The session has ended: ${cause.message}. Sign in again.`, { cause });
    const { response } = cause;
    hide(this, { response });
  }
}

/** Runs `work` while it holds a lock that is exclusive across all processes that share the tokens. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

type LockManager = { request<T>(name: string, work: () => Promise<T>): Promise<T> };

/**
 * The lock of all tabs and workers of an origin, where Web Locks are available. Elsewhere it doesn't wait, because a session
 * runs only one refresh at a time anyway.
 */
const webLock =
  (name: string): Lock =>
  (work) => {
    const { navigator } = globalThis as { navigator?: { locks?: LockManager } };
    return navigator?.locks ? navigator.locks.request(name, work) : work();
  };

/** The options of a session. */
export type SessionOptions = {
  /** The base URL of the API, with its version. */
  readonly baseUrl: string;
  /**
   * Reads the stored tokens, or nothing before sign-in. Called for each request. In browsers, use a storage in which all tabs
   * see changes immediately, such as IndexedDB: a tab can read a stale value from `localStorage`.
   */
  readonly load: () => SessionTokens | null | undefined | Promise<SessionTokens | null | undefined>;
  /** Stores a new pair in place of the old one, whose tokens no longer work. A returned promise is awaited. */
  readonly save: (tokens: SessionTokens) => unknown;
  /** Lets only one holder of the tokens refresh them at a time; Web Locks by default, where available. */
  readonly lock?: Lock;
  /** The time source; the machine's clock by default. */
  readonly clock?: Clock;
};

/** The new tokens; the service's response if it can't refresh them for now; nothing if they were removed meanwhile. */
export type RefreshOutcome = {
  readonly tokens?: SessionTokens | null | undefined;
  readonly response?: Response;
};

/** Refreshes the tokens of a session, one refresh at a time. */
export const createRefresh = ({
  baseUrl,
  load,
  save,
  lock = webLock(`workspace-session ${baseUrl}`),
  clock,
}: SessionOptions) => {
  let running: Promise<RefreshOutcome> | undefined;
  /** A new pair that `save` has not stored yet. The old pair no longer works, so this is the only copy. */
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

  const replace = async (
    rejectedTokens: SessionTokens,
    next: Send,
    revoked?: ApiError,
  ): Promise<RefreshOutcome> => {
    const tokens = await stored();
    // The user signed out or in again, or another holder refreshed the tokens, while this waited for the lock.
    if (tokens?.access_token !== rejectedTokens.access_token) return { tokens };
    const { refresh_token: refreshToken } = tokens;
    if (ended?.refreshToken === refreshToken) throw ended.error;
    if (revoked) return end(refreshToken, revoked);
    // Everyone who shares the tokens waits for it, for 30 seconds at most.
    const caller = createCaller({ baseUrl, fetch: next, clock, retries: 0 });
    const result = await refreshSession(caller, { refresh_token: refreshToken }).result();
    if (result.ok) return { tokens: await store(readTokens(result)) };
    const { error } = result;
    if (!(error instanceof ApiError)) throw error;
    return isTransient(error.status) ? { response: error.response } : end(refreshToken, error);
  };

  return {
    /** The newest tokens. */
    newest: async () =>
      unsaved ? (await oneAtATime(async () => ({ tokens: await stored() }))).tokens : load(),
    /**
     * Replaces tokens that the service refused, unless another holder already did. Simultaneous calls share one refresh.
     *
     * @param revoked the service's response, if the tokens can no longer be refreshed
     * @throws SessionEndedError
     */
    refresh: (...refused: Parameters<typeof replace>) => oneAtATime(() => replace(...refused)),
  };
};
