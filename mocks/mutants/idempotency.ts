import { errors, headerNames } from '@workspace-api/contract';
import { first, perServer, type Wrap } from '../wrappers/fetch.ts';
import { cache, cutAt, knowing, lower } from '../wrappers/flawed.ts';
import { getKey, type Incoming, isSession } from '../wrappers/incoming.ts';
import { alterJson } from '../wrappers/json.ts';
import { on, onApi, onKeyedWrites, onLists, onRequests, type Selection } from '../wrappers/on.ts';
import { markReplayed, sloppyCache, withoutKey } from './sloppy-cache.ts';
import type { MutantTable } from './table.ts';

const by =
  (method: string) =>
  ({ request }: Incoming): boolean =>
    request.method === method;

/** Ignores the keys of some writes. */
const ignoresKeys = (writes: Selection): Wrap => writes.request(() => withoutKey);

const ignoresKeysFor = (method: string): Wrap => ignoresKeys(onKeyedWrites().when(by(method)));

/** Changes the keys of some writes before they are looked up. */
const keys = (change: (key: string) => string, writes: Selection = onKeyedWrites()): Wrap =>
  writes
    .when(({ request }) => getKey(request) !== '')
    .request(({ request }) => ({ headers: { [headerNames.idempotencyKey]: change(getKey(request)) } }));

/** Compares only a part of each body. */
const bodies = (compared: (body: string) => unknown): Wrap => sloppyCache({ compared });

/** Changes replays. */
const replays = (change: (replay: Response, incoming: Incoming) => Response | Promise<Response>): Wrap =>
  onKeyedWrites().response((response, incoming) =>
    response.headers.has(headerNames.idempotentReplayed) ? change(response, incoming) : response,
  );

const executesAgain = (method: string): Wrap =>
  replays(async (replay, { request, send }) => {
    if (request.method === method) await send(withoutKey);
    return replay;
  });

const mismatchReplayed = (writes: Selection): Wrap => sloppyCache({ mismatch: 'replayed' }, writes);

/** Executes a write again, as if its key were new. */
const again = (key: string): string => `${key.slice(0, 200)}-again`;

export const idempotency: MutantTable = {
  'idempotency.replay-returns-original/idempotency-not-for-put: PUT ignores the Idempotency-Key.':
    ignoresKeysFor('PUT'),
  'idempotency.replay-returns-original/replay-shows-current-state: The replay of a creation contains the current state of the record.':
    replays(async (replay, { operation, read }) =>
      operation === 'createAgent'
        ? alterJson(replay, ({ id }) => read('getAgent', { id: String(id) }))
        : replay,
    ),
  'idempotency.replay-returns-original/replay-with-another-status: The replay of a creation returns 200.':
    replays((replay) =>
      replay.status === 201 ? new Response(replay.body, { status: 200, headers: replay.headers }) : replay,
    ),
  'idempotency.replay-returns-original/secret-set-again-after-its-deletion: The key of a request that set a secret is forgotten when the secret is deleted.':
    knowing(
      on('deleteSecret'),
      (deleted) =>
        keys(
          again,
          on('setSecret').of(deleted, ({ slug, body }) => `${slug} ${body.name}`),
        ),
      ({ slug, id }) => `${slug} ${id}`,
    ),
  'idempotency.replayed-header/idempotency-not-for-patch: PATCH ignores the Idempotency-Key.':
    ignoresKeysFor('PATCH'),
  'idempotency.replayed-header/replay-not-marked: A replayed response is not marked as a replay.':
    onApi().header(headerNames.idempotentReplayed, null),
  'idempotency.replayed-header/second-replay-not-marked: Only the first replay is marked as a replay.':
    sloppyCache({ replay: (cached, _, count) => (count === 1 ? markReplayed(cached) : cached) }),
  'idempotency.replayed-header/forty-keys-of-a-token-kept: Only the last forty idempotency keys of a token are honored.':
    perServer<Set<string>>((used) =>
      keys(
        again,
        onKeyedWrites().when(({ token, request }) => {
          const own = first(used, token, new Set<string>()).add(getKey(request));
          return own.size - [...own].indexOf(getKey(request)) > 40;
        }),
      ),
    ),
  'idempotency.covers-every-write-method/idempotency-not-for-delete: DELETE ignores the Idempotency-Key.':
    ignoresKeysFor('DELETE'),
  'idempotency.covers-every-write-method/idempotency-not-for-sessions-that-delete: Deleting a secret with a session ignores the Idempotency-Key.':
    ignoresKeys(on('deleteSecret').when(isSession)),
  'idempotency.first-answer-not-marked/first-response-marked: The first response to a PUT is marked as a replay.':
    onKeyedWrites().when(by('PUT')).header(headerNames.idempotentReplayed, 'true'),
  'idempotency.replay-does-not-execute/idempotency-key-ignored: A repeated request with the same Idempotency-Key executes again.':
    ignoresKeys(onKeyedWrites()),
  'idempotency.replay-does-not-execute/replay-executes-post: A repeated POST returns a replay but executes again.':
    executesAgain('POST'),
  'idempotency.replay-does-not-execute/replay-executes-delete: A repeated DELETE returns a replay but executes again.':
    executesAgain('DELETE'),
  'idempotency.replay-does-not-execute/responses-lost-on-rotation: A repeated write executes again after its API key is rotated.':
    sloppyCache({
      // Responses are found by the secret of the key. A replaced one is still refused.
      replay: async (cached, { call }) => {
        const caller = await call('getMe');
        return caller.status === errors.unauthorized.status ? caller : markReplayed(cached);
      },
    }),
  'idempotency.failure-not-cached/missing-record-cached: The 404 of a DELETE is replayed for 24 hours.':
    sloppyCache({
      stores: ({ ok, status }, write) => ok || (status === 404 && by('DELETE')(write)),
    }),
  'idempotency.failure-not-cached/limited-write-cached: A 429 is replayed for 24 hours.': sloppyCache(
    { stores: ({ ok, status }) => ok || status === errors['rate-limited'].status },
    on('setSecret'),
  ),
  'idempotency.lasts-24-hours/idempotency-for-23-hours: An idempotency key expires after 23 hours.':
    sloppyCache({ hours: 23 }),
  'idempotency.lasts-24-hours/idempotency-since-first-attempt: The 24 hours of an idempotency key start with its first attempt, even if that attempt is rejected.':
    sloppyCache({ since: 'attempt' }),
  'idempotency.ends-after-24-hours/idempotency-for-ever: An idempotency key never expires.': sloppyCache({
    hours: Number.POSITIVE_INFINITY,
  }),
  'idempotency.concurrent-executes-once/idempotency-without-lock: Equal simultaneous requests all execute, because the cache has no lock between lookup and insertion.':
    sloppyCache({ lock: 'none' }),
  'idempotency.concurrent-executes-once/idempotency-hidden-execution: Equal simultaneous requests all execute, but all return the first response.':
    sloppyCache({ lock: 'none', hides: true }),
  'idempotency.concurrent-executes-once/idempotency-locked-by-body: Simultaneous requests with the same key and different bodies all execute.':
    sloppyCache({ lock: 'body' }),
  'idempotency.mismatch-is-422/idempotency-body-ignored: A repeated key with a different body returns the first response.':
    mismatchReplayed(onKeyedWrites()),
  'idempotency.mismatch-is-422/idempotency-mismatch-executes: The same Idempotency-Key with a different body is treated as a new request.':
    onKeyedWrites().instead('idempotency-mismatch', (_, { send }) => send(withoutKey)),
  'idempotency.mismatch-is-422/idempotency-body-case-folded: Bodies are compared case-insensitively.':
    bodies(lower),
  'idempotency.mismatch-is-422/idempotency-body-start: Only the beginning of a body is compared.': bodies(
    cutAt(1024),
  ),
  'idempotency.mismatch-is-422/idempotency-patch-without-values: The comparison of patches ignores values.':
    bodies((body) =>
      JSON.parse(body, (_, value: unknown) =>
        value instanceof Object && 'op' in value ? { ...value, value: 0 } : value,
      ),
    ),
  'idempotency.mismatch-is-422/mismatched-payment-token-replayed: The bodies of payment methods are not compared: a reused key returns the first response.':
    mismatchReplayed(on('setPaymentMethod')),
  'idempotency.mismatch-is-422/mismatched-rollback-replayed: The bodies of rollbacks are not compared: a reused key returns the first response.':
    mismatchReplayed(on('rollbackPage')),
  'idempotency.mismatch-does-not-execute/idempotency-mismatch-forgets: A mismatch deletes the original response.':
    sloppyCache({ mismatch: 'refused-and-forgotten' }),
  'idempotency.mismatch-does-not-execute/idempotency-mismatch-after-execution: A request with a different body executes before the mismatch is detected.':
    sloppyCache({ mismatch: 'executed-and-refused' }),
  'idempotency.mismatch-does-not-execute/mismatched-subscription-created: A subscription with a reused key is created, and IDEMPOTENCY_MISMATCH returned.':
    sloppyCache({ mismatch: 'executed-and-refused' }, on('createWebhookSubscription')),
  'idempotency.key-of-255-accepted/idempotency-key-cut-at-254: Idempotency keys are truncated to 254 characters.':
    keys(cutAt(254)),
  'idempotency.key-compared-whole/idempotency-key-cut-at-60: Only the first 60 characters of an idempotency key are compared.':
    keys(cutAt(60)),
  'idempotency.key-compared-whole/idempotency-key-as-number: Idempotency keys that look like numbers are parsed as numbers.':
    keys((key) => (Number.isNaN(Number(key)) ? key : String(Number(key)))),
  'idempotency.key-compared-whole/idempotency-key-up-to-comma: Only the part of an idempotency key before its first comma is used.':
    keys((key) => key.replace(/,.*/, '')),
  'idempotency.key-compared-whole/idempotency-key-of-put-cut-off: PUT requests use only the first 128 characters of an idempotency key.':
    keys(cutAt(128), onKeyedWrites().when(by('PUT'))),
  'idempotency.key-case-sensitive/idempotency-key-case-folded: Idempotency keys are compared case-insensitively.':
    keys(lower),
  'idempotency.key-case-sensitive/idempotency-key-of-delete-case-folded: DELETE requests compare idempotency keys case-insensitively.':
    keys(lower, onKeyedWrites().when(by('DELETE'))),
  'idempotency.key-bound-to-token/idempotency-key-shared-by-tokens: The idempotency cache ignores the token, so a token can get the response of another token.':
    perServer<{ token: string; response: Response }>((firsts) =>
      onKeyedWrites().respond(async ({ request, path, token, send }) => {
        const name = `${getKey(request)} ${request.method} ${path}`;
        const other = firsts.get(name);
        if (other && other.token !== token) return other.response.clone();
        const response = await send();
        if (response.ok) firsts.set(name, { token, response: response.clone() });
        return response;
      }),
    ),
  'idempotency.key-bound-to-route/idempotency-key-without-route: An idempotency key applies to all routes.':
    sloppyCache({ place: ({ token }) => [token] }),
  'idempotency.key-bound-to-route/idempotency-key-without-method: An idempotency key applies to all methods of a path.':
    sloppyCache({ place: ({ token, path }) => [token, path] }),
  'idempotency.get-ignores-key/get-replayed: A GET with an Idempotency-Key returns a cached response.': cache(
    onRequests((request) => request.method === 'GET' && getKey(request) !== ''),
    ({ request, token }) => `${getKey(request)} ${token} ${request.url}`,
  ),
  'idempotency.get-ignores-key/exports-replayed: A list in CSV is replayed for an Idempotency-Key.':
    sloppyCache({}, onLists().in('csv')),
};
