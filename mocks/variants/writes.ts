import { getOperation, headerNames, type OperationId, operationList } from '@workspace-api/contract';
import { all } from '../wrappers/fetch.ts';
import { type Json, readJson, withJson, withoutBody } from '../wrappers/json.ts';
import { on } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

/** The operations whose success has no body in the service document, and returns nothing that a caller needs. */
const hiddenResponses = [
  'updatePage',
  'rollbackPage',
  'publishPages',
  'updateTheme',
  'publishTheme',
  'changePlan',
  'setPaymentMethod',
  'approveApproval',
  'denyApproval',
  'activateAgent',
  'deactivateAgent',
  'setSecret',
  'rotateSecret',
  'deleteSecret',
  'revokeToken',
] as const satisfies readonly OperationId[];

/** The operations that create a record and return it or its id. */
const creations = ['createAgent', 'mintToken', 'createWebhookSubscription'] as const;

const respondingWith = (json: Json) =>
  on(...hiddenResponses).response((response) => (response.ok ? withJson(response, 200, json) : response));

/** Changes the status of successes. What has JSON is written again, with its length. */
const withStatus = (ids: readonly OperationId[], status: number) =>
  on(...ids).response(async (response) => {
    const json = response.ok ? await readJson(response) : undefined;
    if (json !== undefined) return withJson(response, status, json);
    return response.ok ? new Response(response.body, { status, headers: response.headers }) : response;
  });

const getIds = (isChosen: (operation: (typeof operationList)[number]) => boolean): OperationId[] =>
  operationList.filter(isChosen).map(({ id }) => id);

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
    wrap: on(...hiddenResponses).response((response) => (response.ok ? withoutBody(response) : response)),
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
    wrap: on(...hiddenResponses, ...creations).json((json, { operation }) => ({
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
      withStatus([...creations, 'setSecret'], 200),
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
    wrap: withStatus(
      getIds(({ method }) => method === 'POST' || method === 'PUT'),
      201,
    ),
  },
  'accepted-for-writes': {
    text: 'Every write returns 202.',
    allowedBy: statuses,
    families: ['pages', 'theme', 'tokens'],
    decision: 5,
    wrap: withStatus(
      getIds(({ method, server, tag }) => method !== 'GET' && server === 'api' && tag !== 'oauth'),
      202,
    ),
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
