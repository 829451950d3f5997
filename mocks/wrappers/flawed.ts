import { headerNames, type OperationId } from '@workspace-api/contract';
import { all, perServer, type Wrap } from './fetch.ts';
import { type Incoming, isSession, readIncoming } from './incoming.ts';
import { type Json, readJson } from './json.ts';
import { on, onApi, type Selection } from './on.ts';
import type { Owner } from './owners.ts';

/** The time that a server takes between a check and the operation that depends on it: steps of some milliseconds. */
const [steps, stepMs] = [5, 5];

/**
 * Waits as a server would between a check and the operation that depends on it. By the end, all simultaneous requests are
 * checked, also on a busy machine: between two steps, the process receives what has arrived.
 */
export const pause = async (): Promise<void> => {
  for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setTimeout(resolve, stepMs));
};

/**
 * Responds to a request that arrives while a rival of it is in progress. Such a server is correct for sequential requests.
 *
 * @param respond receives the response to the request in progress, and that request
 * @param isRival by default, whether both have the same path
 */
export const meanwhile = (
  selection: Selection,
  respond: (second: Incoming, response: Response, first: Incoming) => Response | Promise<Response>,
  isRival: (second: Incoming, first: Incoming) => boolean = (second, first) => second.path === first.path,
): Wrap =>
  perServer(() => {
    const open = new Map<Incoming, Promise<Response>>();
    return selection.respond(async (incoming) => {
      const [first, other] = [...open].find(([rival]) => isRival(incoming, rival)) ?? [];
      if (first && other) return respond(incoming, (await other).clone(), first);
      const response = pause().then(() => incoming.send());
      open.set(incoming, response);
      try {
        return (await response).clone();
      } finally {
        open.delete(incoming);
      }
    });
  });

/** Gives simultaneous new records the same value of a member, the one of the first. */
export const sharesMember = (id: OperationId, member: string): Wrap =>
  meanwhile(on(id), async ({ body, send }, first) =>
    send({ body: JSON.stringify({ ...body, [member]: (await readJson(first))?.[member] }) }),
  );

/**
 * Knows what requests were about.
 *
 * @param getKey what is known after a success, by default the id in the path or else in the response
 * @param getValue what is known about it
 * @param removes the requests after which it is no longer known
 */
export const knowing = <T = unknown>(
  adds: Selection,
  create: (entries: ReadonlyMap<unknown, T>) => Wrap,
  {
    getKey = ({ id }, result) => id || result.id,
    getValue = () => undefined as T,
    removes = on(),
  }: {
    getKey?: (incoming: Incoming, result: Json) => unknown;
    getValue?: (incoming: Incoming, result: Json) => T;
    removes?: Selection;
  } = {},
): Wrap =>
  perServer(() => {
    const entries = new Map<unknown, T>();
    return all(
      adds.after((incoming, result) => entries.set(getKey(incoming, result), getValue(incoming, result))),
      removes.after((incoming, result) => entries.delete(getKey(incoming, result))),
      create(entries),
    );
  });

/** Knows whether some requests are in progress, which takes them a while. */
export const during = (selection: Selection, create: (isOpen: () => boolean) => Wrap): Wrap =>
  perServer(() => {
    let open = 0;
    return all(
      create(() => open > 0),
      selection.respond(async ({ send }) => {
        open += 1;
        await pause();
        return send().finally(() => {
          open -= 1;
        });
      }),
    );
  });

/**
 * Refuses a token that an operation returns when it is first used, as if another server had not received it yet.
 *
 * @param member the member of the response that contains the token
 */
export const firstUseRefused = (id: OperationId, member: string): Wrap =>
  perServer(() => {
    const unused = new Set<string>();
    return all(
      on(id).after((_, json) => unused.add(`Bearer ${json[member]}`)),
      onApi().request(({ token }) =>
        unused.delete(token) ? { headers: { Authorization: 'Bearer unknown' } } : undefined,
      ),
    );
  });

/** Counts the seconds by which drivers advance a server's clock. */
export const createClock = (): { readonly wrap: Wrap; readonly now: () => number } => {
  let ahead = 0;
  return {
    wrap: on('advanceClock').after(({ body }) => {
      ahead += Number(body.seconds);
    }),
    now: () => Date.now() / 1000 + ahead,
  };
};

/**
 * Puts a cache in front of a server.
 *
 * @param key identifies a stored response; undefined for a request that isn't cached
 * @param ends whether a request empties the cache
 */
export const cache =
  (key: (incoming: Incoming) => unknown, ends: (incoming: Incoming) => boolean = () => false): Wrap =>
  (next) => {
    const stored = new Map<unknown, Response>();
    return async (request) => {
      const incoming = await readIncoming(request, next);
      if (ends(incoming)) stored.clear();
      const name = key(incoming);
      const cached = name === undefined ? undefined : stored.get(name);
      if (cached) return cached.clone();
      const response = await incoming.send();
      if (name !== undefined && response.ok) stored.set(name, response.clone());
      return response;
    };
  };

/**
 * Shows what a read returned first, by path and token.
 *
 * @param ends the operations after which it is read anew
 * @param change receives the first response and the present one, if only a part of the first is shown
 */
export const showsFirst = (
  selection: Selection,
  ends: readonly OperationId[] = [],
  change: (first: Json, now: Json) => Json = (first) => first,
): Wrap =>
  perServer(() => {
    const firsts = new Map<string, Json>();
    return all(
      selection.json((now, { path, token }) => {
        const key = `${path} ${token}`;
        const first = firsts.get(key) ?? now;
        firsts.set(key, first);
        return change(first, now);
      }),
      on(...ends).after(() => firsts.clear()),
    );
  });

/** A token that a server showed a record to. */
type Reader = Omit<Owner, 'url'>;

/**
 * Repeats a successful write for other records that `read` showed, with the tokens that it showed them to.
 *
 * @param matches whether a write reaches another record
 * @param member the name of the member that identifies a record in a path; without it, the record is known by its path
 */
export const alsoWrites = (
  write: OperationId,
  read: OperationId,
  matches: (other: Reader, own: Incoming) => boolean,
  member = 'id',
): Wrap =>
  perServer(() => {
    const readers = new Map<string, Reader>();
    return all(
      on(read).record((record, { slug, mode, token, id: inPath }) => {
        const id = String(record[member] ?? inPath);
        if (token !== '') readers.set(`${id} ${slug} ${mode}`, { id, slug, mode, token });
        return record;
      }),
      on(write).after(async (own) => {
        for (const other of readers.values()) {
          if (other.id === own.id || !matches(other, own)) continue;
          const place = new Map([
            [own.id, other.id],
            [own.slug, other.slug],
          ]);
          const url = own.request.url.split('/').map((step) => place.get(step) ?? step);
          const headers = { Authorization: other.token, [headerNames.idempotencyKey]: null };
          await own.send({ url: url.join('/'), headers });
        }
      }),
    );
  });

/** Handles the requests of a session in its current workspace, not in the one in their path. */
export const inCurrentWorkspace = (requests: Selection): Wrap =>
  requests
    .when((incoming) => isSession(incoming) && incoming.slug !== '')
    .respond(async ({ slug, request, call, send }) => {
      const current = ((await readJson(await call('getMe')))?.workspace as Json | undefined)?.slug;
      if (current === undefined || current === slug || !(await call('getWorkspace')).ok) return send();
      return send({ url: request.url.replace(`/workspaces/${slug}`, `/workspaces/${current}`) });
    });

/** The times of a query as if they were in UTC. */
export const inUtc = (query: URLSearchParams, ...names: readonly string[]): Record<string, string | null> =>
  Object.fromEntries(names.map((name) => [name, query.get(name)?.replace(/[+-]\d\d:\d\d$/, 'Z') ?? null]));
