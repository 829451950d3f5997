import { errors, headerNames, type OperationId } from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import { cache } from '../wrappers/flawed.ts';
import { getKey, type Incoming, isSession } from '../wrappers/incoming.ts';
import { readJson, withJson } from '../wrappers/json.ts';
import { on, onApi, onKeyedWrites, onLists, type Selection } from '../wrappers/on.ts';
import { markReplayed, sloppyCache, withoutKey } from './sloppy-cache.ts';
import type { MutantTable, Row } from './table.ts';

const by =
  (method: string) =>
  ({ request }: Incoming): boolean =>
    request.method === method;

/** Ignores the keys of some writes. */
const ignoresKeys = (writes: Selection): Wrap => writes.request(() => withoutKey);

const ignoresKeysFor = (method: string): Row => [
  `${method} ignores the Idempotency-Key.`,
  ignoresKeys(onKeyedWrites().when(by(method))),
];

/** Changes the keys of some writes before they are looked up. */
const keys = (change: (key: string) => string, writes: Selection = onKeyedWrites()): Wrap =>
  writes
    .when(({ request }) => getKey(request) !== '')
    .request(({ request }) => ({ headers: { [headerNames.idempotencyKey]: change(getKey(request)) } }));

const lower = (key: string): string => key.toLowerCase();
const cutAt = (length: number) => (key: string) => key.slice(0, length);

/** Compares only a part of each body. */
const bodies = (compared: (body: string) => unknown): Wrap => sloppyCache({ compared });

/** The value of a body with other values in it. Members that become undefined are removed. */
const withValues = (body: string, change: (value: unknown) => unknown): unknown =>
  JSON.parse(body, (_, value: unknown) => change(value));

const withLists = (body: string, change: (list: unknown[]) => unknown): unknown =>
  withValues(body, (value) => (Array.isArray(value) ? change(value) : value));

/** Changes replays. */
const replays = (change: (replay: Response, incoming: Incoming) => Response | Promise<Response>): Wrap =>
  onKeyedWrites().response((response, incoming) =>
    response.headers.has(headerNames.idempotentReplayed) ? change(response, incoming) : response,
  );

const executesAgain = (method: string): Row => [
  `A repeated ${method} returns a replay but executes again.`,
  replays(async (replay, { request, send }) => {
    if (request.method === method) await send(withoutKey);
    return replay;
  }),
];

const cutFor = (method: string): Row => [
  `${method} requests use only the first 128 characters of an idempotency key.`,
  keys(cutAt(128), onKeyedWrites().when(by(method))),
];

const caseFoldedFor = (method: string): Row => [
  `${method} requests compare idempotency keys case-insensitively.`,
  keys(lower, onKeyedWrites().when(by(method))),
];

const mismatchExecuted = (id: OperationId): Wrap => sloppyCache({ mismatch: 'executed-and-refused' }, on(id));
const mismatchReplayed = (bodies: string, id: OperationId): Row => [
  `The bodies of ${bodies} are not compared: a reused key returns the first response.`,
  sloppyCache({ mismatch: 'replayed' }, on(id)),
];

/** Forgets a key after forty later keys in the same place. */
const fortyKept = (owner: string, place: (incoming: Incoming) => string): Row => [
  `Only the last forty idempotency keys of ${owner} are honored.`,
  perServer(() => {
    const keysByPlace = new Map<string, string[]>();
    return onKeyedWrites().request((incoming) => {
      const key = getKey(incoming.request);
      const keys = keysByPlace.get(place(incoming)) ?? [];
      const index = keys.indexOf(key);
      if (index < 0) keysByPlace.set(place(incoming), [...keys, key]);
      return index >= 0 && keys.length - index > 40
        ? { headers: { [headerNames.idempotencyKey]: `${key.slice(0, 250)}-new` } }
        : undefined;
    });
  }),
];

/** Executes writes again, as if their keys were new. */
const forgetsKeys = (writes: Selection): Wrap =>
  writes
    .when(({ request }) => getKey(request) !== '')
    .request(({ request }) => ({
      headers: { [headerNames.idempotencyKey]: `${getKey(request).slice(0, 200)}-again` },
    }));

export const idempotency: MutantTable = {
  'idempotency.replay-returns-original': {
    'idempotency-not-for-put': ignoresKeysFor('PUT'),
    'idempotency-not-for-live-agents': [
      'Creating an agent in live mode ignores the Idempotency-Key.',
      ignoresKeys(on('createAgent').when(({ mode }) => mode === 'live')),
    ],
    'replay-shows-current-state': [
      'The replay of a creation contains the current state of the record.',
      replays(async (replay, { operation, call }) => {
        const { id } = (await readJson(replay)) ?? {};
        if (operation !== 'createAgent') return replay;
        const current = await readJson(await call('getAgent', { id: String(id) }));
        return withJson(replay, replay.status, current ?? {});
      }),
    ],
    'replay-with-another-status': [
      'The replay of a creation returns 200.',
      replays((replay) =>
        replay.status === 201 ? new Response(replay.body, { status: 200, headers: replay.headers }) : replay,
      ),
    ],
    'secret-set-again-after-its-deletion': [
      'The key of a request that set a secret is forgotten when the secret is deleted.',
      perServer(() => {
        const deleted = new Set<string>();
        return all(
          on('deleteSecret').after(({ id, slug }) => deleted.add(`${slug} ${id}`)),
          forgetsKeys(on('setSecret').when(({ slug, body }) => deleted.has(`${slug} ${body.name}`))),
        );
      }),
    ],
    'keys-forgotten-by-a-switch': [
      'A switch forgets the keys of a session.',
      perServer(() => {
        const switched = new Set<string>();
        return all(
          forgetsKeys(
            onKeyedWrites().when(
              ({ token, operation }) => switched.has(token) && operation !== 'switchWorkspace',
            ),
          ),
          on('switchWorkspace').after(({ token }) => switched.add(token)),
        );
      }),
    ],
  },
  'idempotency.replayed-header': {
    'idempotency-not-for-patch': ignoresKeysFor('PATCH'),
    'idempotency-not-for-switches': [
      'Switching a session ignores the Idempotency-Key.',
      ignoresKeys(on('switchWorkspace')),
    ],
    'replay-not-marked': [
      'A replayed response is not marked as a replay.',
      onApi().header(headerNames.idempotentReplayed, null),
    ],
    'second-replay-not-marked': [
      'Only the first replay is marked as a replay.',
      sloppyCache({ replay: (cached, _, count) => (count === 1 ? markReplayed(cached) : cached) }),
    ],
    'forty-keys-of-a-token-kept': fortyKept('a token', ({ token }) => token),
  },
  'idempotency.covers-every-write-method': {
    'idempotency-not-for-delete': ignoresKeysFor('DELETE'),
    'idempotency-not-for-sessions-that-delete': [
      'Deleting a secret with a session ignores the Idempotency-Key.',
      ignoresKeys(on('deleteSecret').when(isSession)),
    ],
    'forty-keys-of-a-route-kept': fortyKept('a route', ({ operation, token }) => `${operation} ${token}`),
  },
  'idempotency.first-answer-not-marked': {
    'first-response-marked': [
      'The first response to a PUT is marked as a replay.',
      onKeyedWrites().when(by('PUT')).header(headerNames.idempotentReplayed, 'true'),
    ],
  },
  'idempotency.replay-does-not-execute': {
    'idempotency-key-ignored': [
      'A repeated request with the same Idempotency-Key executes again.',
      ignoresKeys(onKeyedWrites()),
    ],
    'replay-executes-post': executesAgain('POST'),
    'replay-executes-put': executesAgain('PUT'),
    'replay-executes-patch': executesAgain('PATCH'),
    'replay-executes-delete': executesAgain('DELETE'),
    'responses-lost-on-rotation': [
      'A repeated write executes again after its API key is rotated.',
      sloppyCache({
        // Responses are found by the secret of the key. A replaced one is still refused.
        replay: async (cached, { call }) => {
          const caller = await call('getMe');
          return caller.status === errors.unauthorized.status ? caller : markReplayed(cached);
        },
      }),
    ],
  },
  'idempotency.failure-not-cached': {
    'missing-record-cached': [
      'The 404 of a DELETE is replayed for 24 hours.',
      sloppyCache({ stores: ({ ok, status }, write) => ok || (status === 404 && by('DELETE')(write)) }),
    ],
    'refused-patch-cached': [
      'The 400 of a PATCH is replayed for 24 hours.',
      sloppyCache({ stores: ({ ok, status }, write) => ok || (status === 400 && by('PATCH')(write)) }),
    ],
    'limited-write-cached': [
      'A 429 is replayed for 24 hours.',
      sloppyCache(
        { stores: ({ ok, status }) => ok || status === errors['rate-limited'].status },
        on('setSecret'),
      ),
    ],
  },
  'idempotency.lasts-24-hours': {
    'idempotency-for-23-hours': ['An idempotency key expires after 23 hours.', sloppyCache({ hours: 23 })],
    'idempotency-since-first-attempt': [
      'The 24 hours of an idempotency key start with its first attempt, even if that attempt is rejected.',
      sloppyCache({ since: 'attempt' }),
    ],
  },
  'idempotency.ends-after-24-hours': {
    'idempotency-for-ever': [
      'An idempotency key never expires.',
      sloppyCache({ hours: Number.POSITIVE_INFINITY }),
    ],
  },
  'idempotency.concurrent-executes-once': {
    'idempotency-without-lock': [
      'Equal simultaneous requests all execute, because the cache has no lock between lookup and insertion.',
      sloppyCache({ lock: 'none' }),
    ],
    'idempotency-hidden-execution': [
      'Equal simultaneous requests all execute, but all return the first response.',
      sloppyCache({ lock: 'none', hides: true }),
    ],
    'idempotency-locked-by-body': [
      'Simultaneous requests with the same key and different bodies all execute.',
      sloppyCache({ lock: 'body' }),
    ],
  },
  'idempotency.mismatch-is-422': {
    'idempotency-body-ignored': [
      'A repeated key with a different body returns the first response.',
      sloppyCache({ mismatch: 'replayed' }),
    ],
    'idempotency-mismatch-executes': [
      'The same Idempotency-Key with a different body is treated as a new request.',
      onKeyedWrites().instead('idempotency-mismatch', (_, { send }) => send(withoutKey)),
    ],
    'idempotency-body-case-folded': ['Bodies are compared case-insensitively.', bodies(lower)],
    'idempotency-body-without-spaces': [
      'The comparison of bodies ignores spaces.',
      bodies((body) => body.replaceAll(/\s/g, '')),
    ],
    'idempotency-body-lists-sorted': [
      'The comparison of bodies ignores the order of array items.',
      bodies((body) => withLists(body, (list) => list.map((item) => JSON.stringify(item)).sort())),
    ],
    'idempotency-body-first-items': [
      'The comparison of bodies includes only the first item of an array.',
      bodies((body) => withLists(body, (list) => list.slice(0, 1))),
    ],
    'idempotency-body-start': ['Only the beginning of a body is compared.', bodies(cutAt(1024))],
    'idempotency-body-without-nulls': [
      'The comparison of bodies ignores null members.',
      bodies((body) => withValues(body, (value) => value ?? undefined)),
    ],
    'idempotency-patch-without-values': [
      'The comparison of patches ignores values.',
      bodies((body) =>
        withValues(body, (value) =>
          value instanceof Object && 'op' in value ? { ...value, value: 0 } : value,
        ),
      ),
    ],
    'mismatched-payment-token-replayed': mismatchReplayed('payment methods', 'setPaymentMethod'),
    'mismatched-rollback-replayed': mismatchReplayed('rollbacks', 'rollbackPage'),
    'mismatched-proxy-url-replayed': mismatchReplayed('proxy URLs', 'createProxyUrl'),
  },
  'idempotency.mismatch-does-not-execute': {
    'idempotency-mismatch-forgets': [
      'A mismatch deletes the original response.',
      sloppyCache({ mismatch: 'refused-and-forgotten' }),
    ],
    'idempotency-mismatch-after-execution': [
      'A request with a different body executes before the mismatch is detected.',
      sloppyCache({ mismatch: 'executed-and-refused' }),
    ],
    'mismatched-subscription-created': [
      'A subscription with a reused key is created, and IDEMPOTENCY_MISMATCH returned.',
      mismatchExecuted('createWebhookSubscription'),
    ],
    'mismatched-token-created': [
      'A key of the API with a reused idempotency key is created, and IDEMPOTENCY_MISMATCH returned.',
      mismatchExecuted('mintToken'),
    ],
  },
  'idempotency.key-of-255-accepted': {
    'idempotency-key-cut-at-254': ['Idempotency keys are truncated to 254 characters.', keys(cutAt(254))],
  },
  'idempotency.key-compared-whole': {
    'idempotency-key-cut-at-60': [
      'Only the first 60 characters of an idempotency key are compared.',
      keys(cutAt(60)),
    ],
    'idempotency-key-as-number': [
      'Idempotency keys that look like numbers are parsed as numbers.',
      keys((key) => (Number.isNaN(Number(key)) ? key : String(Number(key)))),
    ],
    'idempotency-key-up-to-comma': [
      'Only the part of an idempotency key before its first comma is used.',
      keys((key) => key.replace(/,.*/, '')),
    ],
    'idempotency-key-of-put-cut-off': cutFor('PUT'),
    'idempotency-key-of-patch-cut-off': cutFor('PATCH'),
    'idempotency-key-of-agents-cut-off': [
      'Activating and deactivating agents use only the first 128 characters of an idempotency key.',
      keys(cutAt(128), on('activateAgent', 'deactivateAgent')),
    ],
  },
  'idempotency.key-case-sensitive': {
    'idempotency-key-case-folded': ['Idempotency keys are compared case-insensitively.', keys(lower)],
    'idempotency-key-of-put-case-folded': caseFoldedFor('PUT'),
    'idempotency-key-of-delete-case-folded': caseFoldedFor('DELETE'),
    'idempotency-key-of-decisions-case-folded': [
      'Approving and denying compare idempotency keys case-insensitively.',
      keys(lower, on('approveApproval', 'denyApproval')),
    ],
  },
  'idempotency.key-bound-to-token': {
    'idempotency-key-shared-by-tokens': [
      'The idempotency cache ignores the token, so a token can get the response of another token.',
      perServer(() => {
        const firsts = new Map<string, { token: string; response: Response }>();
        return onKeyedWrites().respond(async ({ request, path, token, send }) => {
          const name = `${getKey(request)} ${request.method} ${path}`;
          const first = firsts.get(name);
          if (first && first.token !== token) return first.response.clone();
          const response = await send();
          if (response.ok) firsts.set(name, { token, response: response.clone() });
          return response;
        });
      }),
    ],
  },
  'idempotency.key-bound-to-route': {
    'idempotency-key-without-route': [
      'An idempotency key applies to all routes.',
      sloppyCache({ place: ({ token }) => [token] }),
    ],
    'idempotency-key-without-method': [
      'An idempotency key applies to all methods of a path.',
      sloppyCache({ place: ({ token, path }) => [token, path] }),
    ],
  },
  'idempotency.get-ignores-key': {
    'get-replayed': [
      'A GET with an Idempotency-Key returns a cached response.',
      cache(({ request, token }) =>
        request.method === 'GET' && getKey(request)
          ? `${getKey(request)} ${token} ${request.url}`
          : undefined,
      ),
    ],
    'exports-replayed': [
      'A list in CSV is replayed for an Idempotency-Key.',
      sloppyCache({}, onLists().in('csv')),
    ],
  },
};
