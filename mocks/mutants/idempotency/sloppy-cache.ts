import { errors, headerNames, type OperationId } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { pause } from '../lib/while-in-progress.ts';
import { withClock } from '../lib/with-clock.ts';

/** Runs tasks with the same name one after another. */
const oneAtATime = () => {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve();
    const done = before.then(task, task);
    last.set(name, done);
    return done;
  };
};

/** A write with an idempotency key. */
export type KeyedWrite = {
  request: Request;
  operation: OperationId | undefined;
  key: string;
  token: string;
  method: string;
  path: string;
  body: string;
};

type Entry = { body: string; at: number; response: Response; replays: number };

/** The possible flaws of a cache of first responses. By default, everything is correct. */
export type CacheFlaws = {
  /** Whether reads are cached too. */
  reads?: boolean;
  /** Whether a write is cached at all. */
  isCacheable?: (write: KeyedWrite) => boolean;
  /** What identifies the place of a response in the cache. */
  place?: (write: KeyedWrite) => readonly string[];
  /** The part of a body that is compared. */
  compared?: (body: string) => string;
  /** Whether a response is stored. */
  stores?: (response: Response, write: KeyedWrite) => boolean;
  /** How long a response is stored, in hours. */
  hours?: number;
  /** The start of that time: the first success, the last replay, or the first attempt. */
  since?: 'success' | 'replay' | 'attempt';
  /** What is locked between the cache lookup and the new entry: the place, the place with the body, or nothing. */
  lock?: 'place' | 'body' | 'none';
  /** The response to a different body. */
  mismatch?: 'refused' | 'replayed' | 'refused-and-forgotten' | 'executed-and-refused';
  /** The response to a repeated request. */
  replay?: (
    cached: Response,
    write: KeyedWrite,
    server: Fetch,
    replays: number,
  ) => Response | Promise<Response>;
  /** The response to the first request. */
  first?: (response: Response, write: KeyedWrite) => Response;
  /** Whether a simultaneous execution returns the response of the first one. */
  hides?: boolean;
  /** The maximum number of replays of a response. */
  mostReplays?: number;
};

const hour = 60 * 60;
const { status, code, message } = {
  ...errors['idempotency-mismatch'],
  message: 'The key was used with another body.',
};

/** Marks a response as a replay. */
export const markReplayed = (response: Response): Response => {
  const headers = new Headers(response.headers);
  headers.set(headerNames.idempotentReplayed, 'true');
  return new Response(response.body, { status: response.status, headers });
};

/** Creates the request of a write again without its key, so that the server executes it. */
export const toServerRequest = ({ request, body }: KeyedWrite): Request => {
  const headers = new Headers(request.headers);
  headers.delete(headerNames.idempotencyKey);
  headers.delete('Content-Length');
  return new Request(request.url, { method: request.method, headers, ...(body !== '' && { body }) });
};

/** Replaces a server's cache of first responses by one with these flaws. */
export const sloppyCache =
  ({
    reads = false,
    isCacheable = () => true,
    place = ({ token, key, method, path }) => [token, key, method, path],
    compared = (body) => body,
    stores = (response) => response.ok,
    hours = 24,
    since = 'success',
    lock = 'place',
    mismatch = 'refused',
    replay = markReplayed,
    first = (response) => response,
    hides = false,
    mostReplays = Number.POSITIVE_INFINITY,
  }: CacheFlaws): Wrap =>
  (next) => {
    const entries = new Map<string, Entry>();
    const attempts = new Map<string, number>();
    const inTurn = oneAtATime();
    const { server, now } = withClock(next);

    const respond = async (write: KeyedWrite, name: string): Promise<Response> => {
      const entry = entries.get(name);
      const body = compared(write.body);
      if (!attempts.has(name)) attempts.set(name, now());
      if (entry && now() - entry.at < hours * hour && entry.replays < mostReplays) {
        if (entry.body === body || mismatch === 'replayed') {
          entry.replays += 1;
          if (since === 'replay') entry.at = now();
          return replay(entry.response.clone(), write, server, entry.replays);
        }
        if (mismatch === 'refused-and-forgotten') entries.delete(name);
        if (mismatch === 'executed-and-refused') await server(toServerRequest(write));
        return withJson(entry.response, status, { error: { code, message } });
      }
      if (lock !== 'place') await pause();
      const response = first(await server(toServerRequest(write)), write);
      const other = entries.get(name);
      if (hides && other && !entry) return markReplayed(other.response.clone());
      const at = since === 'attempt' ? (attempts.get(name) ?? now()) : now();
      if (stores(response, write)) entries.set(name, { body, at, response: response.clone(), replays: 0 });
      return response;
    };

    return async (request) => {
      const { rawBody, again } = await repeatable(request);
      const { pathname: path } = new URL(request.url);
      const key = request.headers.get(headerNames.idempotencyKey);
      const operation = findOperation(request)?.id;
      if (key === null || (request.method === 'GET' && !reads)) return server(again());
      const token = request.headers.get('Authorization') ?? '';
      const write = { request, operation, key, token, method: request.method, path, body: rawBody };
      if (!isCacheable(write)) return server(toServerRequest(write));
      const name = JSON.stringify(place(write));
      if (lock === 'none') return respond(write, name);
      return inTurn(lock === 'body' ? `${name} ${rawBody}` : name, () => respond(write, name));
    };
  };
