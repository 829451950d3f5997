// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Agent, CreateAgentRequest, Run } from '@workspace-api/contract';
import { call } from '../calls/call.ts';
import type { ResponsePromise, CallOptions, Operation } from '../calls/operation.ts';
import { list } from '../lists/list.ts';
import type { List, ListOptions } from '../lists/list-options.ts';

/** Automations of a workspace and their runs. */
export interface AgentsMethods {
  /**
   * List agents: `GET /workspaces/{slug}/agents`, scope `agents:read`.
   *
   * Returns the workspace's agents, newest first.
   *
   * Requires the scope `agents:read`, which `agents:write` includes.
   *
   * Provisional: Agents are listed newest first. Pages hold 20 by default and at most 100.
   *
   * @param slug The slug of the workspace.
   * @param options.limit The maximum number of records per page. Provisional: Pages hold 20 records by default and at most 100. A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const agent of api.agents.list('acme')) console.log(agent);
   */
  list(slug: string, options?: ListOptions<'listAgents'>): List<Agent>;
  /**
   * Create an agent: `POST /workspaces/{slug}/agents`, scope `agents:write`.
   *
   * Creates an agent. A new agent is inactive and has no runs until it is activated.
   *
   * Requires the scope `agents:write`.
   *
   * @param slug The slug of the workspace.
   * @param body The agent. Provisional: The body has a required name, and optionally a task, a schedule and a trigger.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The new agent, inactive.
   *
   * Provisional: The response is the agent with 201.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 413 `payload_too_large`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const agent = await api.agents.create('acme', {
   *   name: 'Stock watcher',
   *   task: 'Warn when a coffee is about to run out.',
   *   schedule: '*\/30 * * * *',
   * });
   */
  create(slug: string, body: CreateAgentRequest, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'createAgent'>;
  /**
   * Get an agent: `GET /workspaces/{slug}/agents/{id}`, scope `agents:read`.
   *
   * Returns an agent of the workspace.
   *
   * Requires the scope `agents:read`, which `agents:write` includes.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the agent.
   * @returns The agent.
   * @throws ApiError with 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const agent = await api.agents.get('acme', 'agt_01K9REFUND');
   */
  get(slug: string, id: string, options?: CallOptions): ResponsePromise<'getAgent'>;
  /**
   * Activate an agent: `POST /workspaces/{slug}/agents/{id}/activate`, scope `agents:write`.
   *
   * Lets the agent run on its schedule or trigger. Activating an active agent has no effect.
   *
   * Requires the scope `agents:write`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the agent.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The agent is active.
   *
   * Provisional: The response is the agent with 200, even if it was active before.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const agent = await api.agents.activate('acme', 'agt_01K9REFUND');
   */
  activate(slug: string, id: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'activateAgent'>;
  /**
   * Deactivate an agent: `POST /workspaces/{slug}/agents/{id}/deactivate`, scope `agents:write`.
   *
   * Stops the agent from starting new runs. Runs in progress continue to completion, and their pending approvals can still be decided. Deactivating an inactive agent has no effect.
   *
   * Requires the scope `agents:write`.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the agent.
   * @param options.idempotencyKey Makes a write safe to retry: for 24 hours after it succeeds, a request with the same token, route, key and body gets the stored response and is not executed again. The same key with a different body is rejected. Case-sensitive. Use a UUID per logical operation. Stored responses reach other regions with a delay, typically under 60 seconds: a retry that another region receives within that time may be executed again. For payments, also read the state before a retry.
   * @returns The agent is inactive.
   *
   * Provisional: The response is the agent with 200, even if it was inactive before.
   * @throws ApiError with 400 `validation_failed`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 422 `IDEMPOTENCY_MISMATCH`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * const agent = await api.agents.deactivate('acme', 'agt_01K9REFUND');
   */
  deactivate(slug: string, id: string, options?: CallOptions & { idempotencyKey?: string | undefined }): ResponsePromise<'deactivateAgent'>;
  /**
   * List an agent's runs: `GET /workspaces/{slug}/agents/{id}/runs`, scope `agents:read`.
   *
   * Returns the agent's runs, newest first.
   *
   * Requires the scope `agents:read`, which `agents:write` includes.
   *
   * @param slug The slug of the workspace.
   * @param id The id of the agent.
   * @param options.limit The maximum number of records per page. Provisional: A larger limit is a validation error.
   * @param options.cursor The `next_cursor` of the previous page. Opaque: pass it unchanged. Omit it to get the first page. Continue until a page has no `next_cursor`: a short page does not mean that it is the last one. Records that are added or deleted in the meantime cause no other record to be repeated or skipped.
   * @param options.as The encoding of the pages: `ndjson`, `csv` or `tson`; JSON by default.
   * @returns The records of all pages, one by one; `.pages()` returns them by page.
   * @throws ApiError with 400 `validation_failed`, `invalid_cursor`; 401 `unauthorized`, `token_expired`; 403 `insufficient_scope`, `policy_denied`; 404 `not_found`; 406 `not_acceptable`; 429 `rate_limited`; 500 `internal_error`; 503 `upstream_unavailable`
   * @example
   * for await (const run of api.agents.listRuns('acme', 'agt_01K9REFUND')) console.log(run);
   */
  listRuns(slug: string, id: string, options?: ListOptions<'listRuns'>): List<Run>;
}

/** {@link AgentsMethods.list} as a function of a client. */
export const listAgents: Operation<AgentsMethods['list']> = /* @__PURE__ */ list('/workspaces/{slug}/agents', ['data'], { task: null, schedule: null, trigger: null });

/** {@link AgentsMethods.create} as a function of a client. */
export const createAgent: Operation<AgentsMethods['create']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/agents', 'body');

/** {@link AgentsMethods.get} as a function of a client. */
export const getAgent: Operation<AgentsMethods['get']> = /* @__PURE__ */ call('GET', '/workspaces/{slug}/agents/{id}');

/** {@link AgentsMethods.activate} as a function of a client. */
export const activateAgent: Operation<AgentsMethods['activate']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/agents/{id}/activate');

/** {@link AgentsMethods.deactivate} as a function of a client. */
export const deactivateAgent: Operation<AgentsMethods['deactivate']> = /* @__PURE__ */ call('POST', '/workspaces/{slug}/agents/{id}/deactivate');

/** {@link AgentsMethods.listRuns} as a function of a client. */
export const listRuns: Operation<AgentsMethods['listRuns']> = /* @__PURE__ */ list('/workspaces/{slug}/agents/{id}/runs', ['data'], { started_at: null, finished_at: null, approval_id: null });

/** The functions of {@link AgentsMethods}, by their names there. */
export const agents = { list: listAgents, create: createAgent, get: getAgent, activate: activateAgent, deactivate: deactivateAgent, listRuns };
