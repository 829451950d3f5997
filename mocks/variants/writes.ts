import { getOperation, headerNames, type OperationId, type operationList } from '@workspace-api/contract';
import { all } from '../wrappers/fetch.ts';
import { type Json, readJson, withJson, withoutBody } from '../wrappers/json.ts';
import { on, onOperations } from '../wrappers/on.ts';
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

const respondingWith = (json: Json) =>
  onHidden.response((response) => (response.ok ? withJson(response, 200, json) : response));

const bodiesOfWrites =
  "Endpoints: the response bodies of PATCH, rollback, publish, plan, payment method and decisions aren't documented.";
const statuses = "Endpoints: success statuses aren't documented.";

/** The responses of writes: their statuses, and bodies that the service document doesn't show. */
export const writes: VariantTable = {
  'no-content': {
    text: 'Writes return 204 without a body.',
    allowedBy: 'Endpoints: neither success statuses nor these response bodies are documented.',
    families: ['approvals', 'secrets', 'pages'],
    decision: 5,
    wrap: onHidden.response((response) => (response.ok ? withoutBody(response) : response)),
  },
  'ok-true': {
    text: 'Writes return `{"ok": true}`.',
    allowedBy: bodiesOfWrites,
    families: ['approvals', 'billing', 'secrets'],
    decision: 5,
    wrap: respondingWith({ ok: true }),
  },
  'empty-object': {
    text: 'Writes return `{}`.',
    allowedBy: bodiesOfWrites,
    families: ['pages', 'theme', 'agents'],
    decision: 5,
    wrap: respondingWith({}),
  },
  'nested-record': {
    text: 'Writes and creations return the record inside an envelope.',
    allowedBy:
      "Endpoints: the response bodies aren't documented; a new key returns its secret, but the member isn't named.",
    families: ['pages', 'theme', 'agents', 'billing', 'tokens'],
    decision: 5,
    wrap: onOperations((one) => isHidden(one) || isCreation(one)).json((json, { operation }) => ({
      status: 'ok',
      result: { [getOperation(operation as OperationId).tag]: json },
    })),
  },
  'ok-for-creations': {
    text: 'Creations return 200, and deletions return 200 with a body.',
    allowedBy: statuses,
    families: ['tokens', 'secrets', 'webhooks'],
    decision: 5,
    wrap: all(
      onOperations((one) => isCreation(one) || one.id === 'setSecret').status(200),
      on('deleteSecret', 'revokeToken', 'deleteWebhookSubscription').response((response) =>
        response.ok ? withJson(response, 200, { deleted: true }) : response,
      ),
    ),
  },
  'created-for-writes': {
    text: 'Every POST and PUT returns 201.',
    allowedBy: statuses,
    families: ['oauth', 'workspaces', 'secrets', 'billing'],
    decision: 5,
    wrap: onOperations(({ method }) => method === 'POST' || method === 'PUT').status(201),
  },
  'accepted-for-writes': {
    text: 'Every write returns 202.',
    allowedBy: statuses,
    families: ['pages', 'theme', 'tokens'],
    decision: 5,
    wrap: onOperations(
      ({ method, server, tag }) => method !== 'GET' && server === 'api' && tag !== 'oauth',
    ).status(202),
  },
  'token-response-is-only-secret': {
    text: 'Creating or rotating a key returns only the secret.',
    allowedBy: "Tokens: response fields other than the secret aren't documented.",
    families: ['tokens', 'authentication'],
    decision: 25,
    wrap: on('mintToken', 'rotateToken').json(({ secret }) => ({ key: secret })),
  },
  'activation-again-is-409': {
    text: 'Activating an active agent, or deactivating an inactive one, returns 409.',
    allowedBy: 'Agent: only transitions from the other status are documented.',
    families: ['agents'],
    wrap: on('activateAgent', 'deactivateAgent').respond(async ({ operation, call, send }) => {
      const before = await readJson(await call('getAgent'));
      const response = await send();
      const isRepeat = response.headers.has(headerNames.idempotentReplayed);
      return response.ok &&
        !isRepeat &&
        before?.status === (operation === 'activateAgent' ? 'active' : 'inactive')
        ? withJson(response, 409, {
            error: { code: 'already_in_state', message: 'The agent is already in this state.' },
          })
        : response;
    }),
  },
};
