import { type ClauseId, headerNames, type OperationId, operations } from '@workspace-api/contract';
import { readJson, withBody } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { type CacheFlaws, markReplayed, sloppyCache, toServerRequest } from './sloppy-cache.ts';

const mutant = (clause: ClauseId, text: string, flaws: CacheFlaws): Mutant => ({
  clause,
  text,
  wrap: sloppyCache(flaws),
});

const header = 'idempotency.replayed-header';
const methods = 'idempotency.covers-every-write-method';
const original = 'idempotency.replay-returns-original';
const once = 'idempotency.replay-does-not-execute';
const failure = 'idempotency.failure-not-cached';

const notMethod = (method: string): CacheFlaws => ({ isCacheable: (write) => write.method !== method });
const notOperation = (id: OperationId): CacheFlaws => ({ isCacheable: ({ operation }) => operation !== id });

/** Returns the original response to a repeated request with this method, but executes the request again. */
const executesAgain = (method: string): CacheFlaws => ({
  replay: async (cached, write, server) => {
    if (write.method === method) await server(toServerRequest(write));
    return markReplayed(cached);
  },
});

const withStatus = (response: Response, status: number): Response =>
  new Response(status === 204 ? null : response.body, { status, headers: response.headers });

const setReplayed = (response: Response, value: string | null): Response => {
  const { headers, status, body } = markReplayed(response);
  if (value === null) headers.delete(headerNames.idempotentReplayed);
  else headers.set(headerNames.idempotentReplayed, value);
  return new Response(body, { status, headers });
};

/** Responds to a repeated creation with the current state of the record. */
const current: CacheFlaws['replay'] = async (cached, write, server) => {
  const id = (await readJson(cached))?.id;
  if (write.operation !== operations.createAgent.id || id === undefined) return markReplayed(cached);
  const request = new Request(`${write.request.url}/${String(id)}`, {
    headers: { Authorization: write.token },
  });
  const now = await readJson(await server(request));
  return markReplayed(withBody(cached, JSON.stringify(now)));
};

export const responsesStoredWrongly: Record<string, Mutant> = {
  'idempotency-not-for-put': mutant(original, 'PUT ignores the Idempotency-Key.', notMethod('PUT')),
  'idempotency-not-for-patch': mutant(header, 'PATCH ignores the Idempotency-Key.', notMethod('PATCH')),
  'idempotency-not-for-delete': mutant(methods, 'DELETE ignores the Idempotency-Key.', notMethod('DELETE')),
  'idempotency-not-for-publish': mutant(
    original,
    'Publishing pages ignores the Idempotency-Key.',
    notOperation('publishPages'),
  ),
  'idempotency-not-for-theme': mutant(
    original,
    'Publishing the theme ignores the Idempotency-Key.',
    notOperation('publishTheme'),
  ),
  'idempotency-not-for-denial': mutant(
    methods,
    'Denying an approval ignores the Idempotency-Key.',
    notOperation('denyApproval'),
  ),
  'idempotency-not-for-deactivation': mutant(
    header,
    'Deactivating an agent ignores the Idempotency-Key.',
    notOperation('deactivateAgent'),
  ),
  'idempotency-not-for-proxy-urls': mutant(
    original,
    'Creating a proxy URL ignores the Idempotency-Key.',
    notOperation('createProxyUrl'),
  ),
  'idempotency-not-for-rotation': mutant(
    methods,
    'Rotating a secret ignores the Idempotency-Key.',
    notOperation('rotateSecret'),
  ),
  'idempotency-not-for-plans': mutant(
    header,
    'Changing the plan ignores the Idempotency-Key.',
    notOperation('changePlan'),
  ),
  'delete-replay-not-marked': mutant(header, 'The replay of a DELETE is not marked as a replay.', {
    replay: (cached, { method }) => setReplayed(cached, method === 'DELETE' ? null : 'true'),
  }),
  'second-replay-not-marked': mutant(header, 'Only the first replay is marked as a replay.', {
    replay: (cached, _write, _server, replays) => setReplayed(cached, replays === 1 ? 'true' : null),
  }),
  'replay-marked-with-1': mutant(header, 'A replay is marked with 1 instead of true.', {
    replay: (cached) => setReplayed(cached, '1'),
  }),
  'first-response-marked': mutant(
    'idempotency.first-answer-not-marked',
    'The first response to a PUT is marked as a replay.',
    {
      first: (response, { method }) => (method === 'PUT' ? markReplayed(response) : response),
    },
  ),
  'replay-shows-current-state': mutant(
    original,
    'The replay of a creation contains the current state of the record.',
    {
      replay: current,
    },
  ),
  'replay-with-another-status': mutant(original, 'The replay of a creation returns 200.', {
    replay: (cached) => withStatus(markReplayed(cached), cached.status === 201 ? 200 : cached.status),
  }),
  'replay-without-body': mutant(original, 'A replay returns 204 without the original body.', {
    replay: (cached) => withStatus(markReplayed(cached), 204),
  }),
  'replay-only-once': mutant(
    original,
    'A response is replayed once, and the next repeated request executes.',
    {
      mostReplays: 1,
    },
  ),
  'replay-executes-post': mutant(
    once,
    'A repeated POST returns a replay but executes again.',
    executesAgain('POST'),
  ),
  'replay-executes-put': mutant(
    once,
    'A repeated PUT returns a replay but executes again.',
    executesAgain('PUT'),
  ),
  'replay-executes-patch': mutant(
    once,
    'A repeated PATCH returns a replay but executes again.',
    executesAgain('PATCH'),
  ),
  'replay-executes-delete': mutant(
    once,
    'A repeated DELETE returns a replay but executes again.',
    executesAgain('DELETE'),
  ),
  'missing-record-cached': mutant(failure, 'The 404 of a DELETE is replayed for 24 hours.', {
    stores: ({ ok, status }, { method }) => ok || (status === 404 && method === 'DELETE'),
  }),
  'refused-patch-cached': mutant(failure, 'The 400 of a PATCH is replayed for 24 hours.', {
    stores: ({ ok, status }, { method }) => ok || (status === 400 && method === 'PATCH'),
  }),
  'idempotency-for-an-hour': mutant(
    'idempotency.lasts-24-hours',
    'An idempotency key expires after an hour.',
    {
      hours: 1,
    },
  ),
  'idempotency-for-23-hours': mutant(
    'idempotency.lasts-24-hours',
    'An idempotency key expires after 23 hours.',
    {
      hours: 23,
    },
  ),
  'idempotency-since-first-attempt': mutant(
    'idempotency.lasts-24-hours',
    'The 24 hours of an idempotency key start with its first attempt, even if that attempt is rejected.',
    { since: 'attempt' },
  ),
  'idempotency-for-ever': mutant('idempotency.ends-after-24-hours', 'An idempotency key never expires.', {
    hours: Number.POSITIVE_INFINITY,
  }),
  'idempotency-for-25-hours': mutant(
    'idempotency.ends-after-24-hours',
    'An idempotency key expires after 25 hours.',
    {
      hours: 25,
    },
  ),
  'idempotency-renewed-by-replays': mutant(
    'idempotency.ends-after-24-hours',
    'Each replay restarts the 24 hours of an idempotency key.',
    { since: 'replay' },
  ),
  'idempotency-without-lock': mutant(
    'idempotency.concurrent-executes-once',
    'Equal simultaneous requests all execute, because the cache has no lock between lookup and insertion.',
    { lock: 'none' },
  ),
  'idempotency-hidden-execution': mutant(
    'idempotency.concurrent-executes-once',
    'Equal simultaneous requests all execute, but all return the first response.',
    { lock: 'none', hides: true },
  ),
  'idempotency-locked-by-body': mutant(
    'idempotency.concurrent-executes-once',
    'Simultaneous requests with the same key and different bodies all execute.',
    { lock: 'body' },
  ),
};
