import {
  errors,
  getOperation,
  headerNames,
  type OperationId,
  type operationList,
} from '@workspace-api/contract';
import { all, first, perServer } from '../wrappers/fetch.ts';
import { getKey, type Incoming } from '../wrappers/incoming.ts';
import { type Json, withJson, withoutBody, writeSorted } from '../wrappers/json.ts';
import { on, onApi, onKeyedWrites, onOperations, refuseWith } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

type Operation = (typeof operationList)[number];

/** The operations that create a record and return it or its id. */
const creations: readonly OperationId[] = ['createAgent', 'mintToken', 'createWebhookSubscription'];

const isCreation = ({ id }: Operation): boolean => creations.includes(id);

/** Whether the service document shows no body for a success of a write, which returns nothing that a caller needs. */
const isHidden = (operation: Operation): boolean =>
  operation.method !== 'GET' &&
  !isCreation(operation) &&
  operation.id !== 'rotateToken' &&
  Object.entries(operation.responses).some(([status, { provisional }]) => status[0] === '2' && provisional);

const onHidden = onOperations(isHidden);

const respondingWith = (json: Json) => onHidden.success((response) => withJson(response, 200, json));

/** Identifies a write with a key: what is cached for it. */
export const toWriteKey = ({ request, token }: Incoming): string =>
  `${getKey(request)} ${token} ${request.method} ${request.url}`;

const bodiesOfWrites =
  "Endpoints: the response bodies of PATCH, rollback, publish, plan, payment method and decisions aren't documented.";
const statuses = "Endpoints: success statuses aren't documented.";

/** The responses of writes: their statuses, bodies that the service document doesn't show, and how keys and bodies are compared. */
export const writes: VariantTable = {
  'no-content': {
    text: 'Writes return 204 without a body.',
    allowedBy: 'Endpoints: neither success statuses nor these response bodies are documented.',
    families: ['approvals', 'secrets', 'pages'],
    wrap: onHidden.success(withoutBody),
  },
  'ok-true': {
    text: 'Writes return `{"ok": true}`.',
    allowedBy: bodiesOfWrites,
    families: ['approvals', 'billing', 'secrets'],
    wrap: respondingWith({ ok: true }),
  },
  'nested-record': {
    text: 'Writes and creations return the record inside an envelope.',
    allowedBy:
      "Endpoints: the response bodies aren't documented; a new key returns its secret, but the member isn't named.",
    families: ['pages', 'theme', 'agents', 'billing', 'tokens'],
    wrap: onOperations((one) => isHidden(one) || isCreation(one)).json((json, { operation }) => ({
      status: 'ok',
      result: { [getOperation(operation as OperationId).tag]: json },
    })),
  },
  'ok-for-creations': {
    text: 'Creations return 200, and deletions return 200 with a body.',
    allowedBy: statuses,
    families: ['tokens', 'secrets', 'webhooks'],
    wrap: all(
      onOperations((one) => isCreation(one) || one.id === 'setSecret').status(200),
      on('deleteSecret', 'revokeToken', 'deleteWebhookSubscription').success((response) =>
        withJson(response, 200, { deleted: true }),
      ),
    ),
  },
  'created-for-writes': {
    text: 'Every POST and PUT returns 201.',
    allowedBy: statuses,
    families: ['oauth', 'workspaces', 'secrets', 'billing'],
    wrap: onOperations(({ method }) => method === 'POST' || method === 'PUT').status(201),
  },
  'token-response-is-only-secret': {
    text: 'Creating or rotating a key returns only the secret.',
    allowedBy: "Tokens: response fields other than the secret aren't documented.",
    families: ['tokens', 'authentication'],
    wrap: on('mintToken', 'rotateToken').json(({ secret }) => ({ key: secret })),
  },
  'activation-again-is-409': {
    text: 'Activating an active agent, or deactivating an inactive one, returns 409.',
    allowedBy: 'Agent: only transitions from the other status are documented.',
    families: ['agents'],
    wrap: on('activateAgent', 'deactivateAgent').respond(async ({ operation, read, send }) => {
      const { status } = await read('getAgent');
      const response = await send();
      const isRepeat = response.headers.has(headerNames.idempotentReplayed);
      return response.ok && !isRepeat && status === (operation === 'activateAgent' ? 'active' : 'inactive')
        ? refuseWith('version-mismatch', { code: 'already_in_state' }, response)
        : response;
    }),
  },
  'bodies-compared-as-json': {
    text: 'Two bodies with the same idempotency key are equal if their JSON is equal, regardless of its formatting.',
    allowedBy:
      "Limits: a different body is a mismatch; the document doesn't specify whether the SHA-256 covers its bytes or its JSON.",
    families: ['idempotency'],
    wrap: onKeyedWrites().request(({ rawBody }) => {
      try {
        return { body: writeSorted(JSON.parse(rawBody)) };
      } catch {
        return undefined;
      }
    }),
  },
  'key-bound-to-route-template': {
    text: 'An idempotency key belongs to a path template: repeating it with another id is an error.',
    allowedBy:
      "Limits: the cache key contains the route; the document doesn't specify whether this is the path or its template.",
    families: ['idempotency'],
    wrap: perServer((urls) =>
      onKeyedWrites().success((response, { request, token, operation }) =>
        first(urls, `${getKey(request)} ${token} ${operation}`, request.url) === request.url
          ? response
          : refuseWith('idempotency-mismatch', {}, response),
      ),
    ),
  },
  'long-idempotency-keys-accepted': {
    text: 'An idempotency key longer than 255 characters is ignored.',
    allowedBy: "Limits: keys have up to 255 characters; the response to a longer key isn't documented.",
    families: ['idempotency'],
    wrap: onApi()
      .when(({ request }) => getKey(request).length > 255)
      .headers({ [headerNames.idempotencyKey]: null }),
  },
  'refused-bodies-use-up-keys': {
    text: 'A rejected body uses up its idempotency key: a corrected body with the same key returns IDEMPOTENCY_MISMATCH.',
    allowedBy:
      "Limits: the same key with a different body is a mismatch; the document doesn't specify whether a rejected body counts.",
    families: ['idempotency'],
    wrap: perServer<string>((refused) =>
      onKeyedWrites().response((response, incoming) => {
        const earlier = refused.get(toWriteKey(incoming)) ?? incoming.rawBody;
        if (response.status === errors['validation-failed'].status)
          refused.set(toWriteKey(incoming), incoming.rawBody);
        return response.ok && earlier !== incoming.rawBody
          ? refuseWith('idempotency-mismatch', {}, response)
          : response;
      }),
    ),
  },
};
