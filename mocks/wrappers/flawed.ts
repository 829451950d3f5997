import { headerNames, type OperationId } from '@workspace-api/contract';
import { first, type Memory, perServer, type Wrap } from './fetch.ts';
import { type Incoming, isSession } from './incoming.ts';
import { type Json, readJson } from './json.ts';
import { on, onApi, type Selection } from './on.ts';
import { below, type Owner } from './owners.ts';

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
 * Responds to a request that arrives while a rival of it is in progress and succeeds. Such a server is correct for
 * sequential requests.
 *
 * @param respond receives the successful response to the request in progress, and that request
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
      const findRival = () => [...open].find(([rival]) => isRival(incoming, rival));
      for (let rival = findRival(); rival; rival = findRival()) {
        const response = (await rival[1]).clone();
        if (response.ok) return respond(incoming, response, rival[0]);
      }
      const response = pause()
        .then(() => incoming.send())
        .finally(() => open.delete(incoming));
      open.set(incoming, response);
      return (await response).clone();
    });
  });

/** Gives simultaneous new records the same value of a member, the one of the first. */
export const sharesMember = (id: OperationId, member: string): Wrap =>
  meanwhile(on(id), async ({ body, send }, first) =>
    send({ body: JSON.stringify({ ...body, [member]: (await readJson(first))?.[member] }) }),
  );

/** Knows the subjects of successful requests: by default, the ids of records. */
export const knowing = <T = unknown>(
  selection: Selection,
  create: (subjects: Memory<T>) => Wrap,
  key?: (incoming: Incoming, result: Json) => unknown,
  value?: (incoming: Incoming, result: Json) => T,
): Wrap => perServer<T>((subjects) => [selection.notes(subjects, key, value), create(subjects)]);

/** Knows whether some requests are in progress, which takes them a while. */
export const during = (selection: Selection, create: (isOpen: () => boolean) => Wrap): Wrap =>
  perServer((open) => [
    create(() => open.size > 0),
    selection.respond(async (incoming) => {
      open.set(incoming, true);
      await pause();
      return incoming.send().finally(() => open.delete(incoming));
    }),
  ]);

/**
 * Refuses a token that an operation returns when it is first used, as if another server had not received it yet.
 *
 * @param member the member of the response that contains the token
 */
export const firstUseRefused = (id: OperationId, member: string): Wrap =>
  knowing(
    on(id),
    (unused) =>
      onApi().request(({ token }) =>
        unused.delete(token) ? { headers: { Authorization: 'Bearer unknown' } } : undefined,
      ),
    (_, json) => `Bearer ${json[member]}`,
  );

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

/** Puts a cache in front of a server. Requests of `ends` empty it. */
export const cache = (selection: Selection, key: (incoming: Incoming) => unknown, ends = on()): Wrap =>
  perServer<Response>((stored) => [
    ends.before(() => stored.clear()),
    selection.respond(async (incoming) => {
      const response = stored.get(key(incoming)) ?? (await incoming.send());
      if (response.ok) stored.set(key(incoming), response.clone());
      return response;
    }),
  ]);

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
  perServer<Json>((firsts) => [
    selection.json((now, { path, token }) => change(first(firsts, `${path} ${token}`, now), now)),
    on(...ends).after(() => firsts.clear()),
  ]);

/**
 * Repeats a successful write for other records that `read` showed, with the tokens that it showed them to.
 *
 * @param matches whether a write reaches another record
 * @param member the name of the member that identifies a record in a path; without it, the record is known by its path
 */
export const alsoWrites = (
  write: OperationId,
  read: OperationId,
  matches: (other: Owner, own: Incoming) => boolean,
  member = 'id',
): Wrap =>
  perServer<Owner>((readers) => [
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
  ]);

/** Handles the requests of a session in its current workspace, not in the one in their path. */
export const inCurrentWorkspace = (requests: Selection): Wrap =>
  requests
    .when((incoming) => isSession(incoming) && incoming.slug !== '')
    .respond(async (incoming) => {
      const { slug, call, read, send } = incoming;
      const current = ((await read('getMe')).workspace as { slug: string } | undefined)?.slug;
      if (current === undefined || current === slug || !(await call('getWorkspace')).ok) return send();
      return send({ url: below({ slug: current }, incoming) });
    });

/** A string in lower case. */
export const lower = (value: string): string => value.toLowerCase();

/** The first characters of a string. */
export const cutAt =
  (length: number) =>
  (value: string): string =>
    value.slice(0, length);

/** A time as if it were in UTC. */
export const inUtc = (time: string): string => time.replace(/[+-]\d\d:\d\d$/, 'Z');
