// Generated from openapi/ by `npm run generate`. Do not edit.
import type { ClauseShape } from './code/clause.ts';
import type { OperationId } from './operations.ts';

/** The families of clauses, with their titles. */
export const clauseFamilies = {
  "agents": "Agents",
  "approvals": "Approvals",
  "authentication": "Bearer authentication",
  "billing": "Billing",
  "compression": "Compression",
  "contract": "Every exchange",
  "deliveries": "Outbound deliveries",
  "encodings": "Output encodings",
  "errors": "Errors",
  "forms": "Forms and submissions",
  "idempotency": "Idempotency",
  "identity": "Identity",
  "logs": "Logs",
  "oauth": "Interactive sign-in",
  "pages": "Pages",
  "pagination": "Pagination",
  "rate-limits": "Rate limits",
  "runs": "Runs",
  "scopes": "Scopes",
  "secrets": "Secrets",
  "tenancy": "Tenancy",
  "theme": "Theme",
  "tokens": "Workspace API keys",
  "validation": "Validation",
  "versioning": "Versioning",
  "webhooks": "Webhook subscriptions",
  "workspaces": "Workspaces"
} as const;

/** The capabilities of a driver, each with its description. */
export const capabilities = {
  "add-page": "Adds a page to a workspace.",
  "add-colored-page": "Adds a page with a block that references a color of the theme.",
  "add-form": "Adds a form definition to a workspace.",
  "add-submission": "Records a submission of a form, as a visitor of a live page does.",
  "add-log-entry": "Writes an entry to the runtime log of a workspace.",
  "add-run": "Adds a run to an agent, in a given status.",
  "pause-run": "Pauses a run on a new pending approval.",
  "add-invoice": "Adds an invoice to a workspace.",
  "expire-token": "Expires an access token.",
  "expire-cursor": "Expires a cursor that the server returned.",
  "advance-clock": "Advances the server's clock by a given duration, and performs everything that becomes due.",
  "session-token": "Provides a user's OAuth session token with its refresh token.",
  "second-workspace": "Provides a second workspace with its own API key, which the first key cannot access but the session's user can, and a third one that the user cannot access.",
  "live-key": "Provides a live-mode key of the workspace under test.",
  "webhook-receiver": "Returns the URL at which the server reaches the gate's webhook receiver, which records requests and responds as the gate needs. The option --receiver-url does the same without a driver.",
  "set-billing-status": "Sets a workspace's billing status and payment method, and provides payment tokens that the processor accepts and declines.",
  "require-secret-rotation": "Makes a secret's upstream provider require rotation.",
  "inject-upstream-failure": "Makes an upstream provider, or the service itself, fail during the next request, before or after the first record.",
  "deny-by-policy": "Sets a policy rule that blocks a given operation.",
  "lock-workspace": "Places a billing or compliance hold on a workspace, and lifts it.",
  "require-mfa": "Makes a session require a second factor, and provides it.",
  "set-plan-catalogue": "Sets the available plans, which of them upgrade immediately, which are blocked, and their usage caps.",
  "lock-residency": "Restricts secrets to a region, and provides a region outside it.",
  "oauth-sign-in": "Performs a user's interactive sign-in on the console, up to the redirect.",
  "exhaust-rate-limit": "Exhausts a token's rate limit without sending requests.",
  "proxy-host": "Names the host of the secret proxy, which the URLs for secrets have.",
  "inspect-storage": "Exposes what the API does not: live versions, resolved and stored secrets, their key log, caches and log lines, invoice lines, capability calls and served traffic."
} as const;

/** Every promise of the service, by its id. */
export const clauses = {
  "agents.record-fields": {
    "id": "agents.record-fields",
    "level": "must",
    "reason": "The responses of createAgent, activateAgent and deactivateAgent are not specified.",
    "text": "An agent has id, name, status and created_at (ISO 8601).",
    "source": "Agent and run",
    "operations": [
      "listAgents",
      "getAgent"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "agents"
  },
  "agents.id-prefix": {
    "id": "agents.id-prefix",
    "level": "must",
    "text": "An agent's id starts with agt_.",
    "source": "Agent and run",
    "operations": [
      "listAgents",
      "getAgent"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "agents"
  },
  "agents.status-enum": {
    "id": "agents.status-enum",
    "level": "must",
    "text": "status is inactive or active.",
    "source": "Agent and run",
    "operations": [
      "listAgents",
      "getAgent"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "agents"
  },
  "agents.starts-inactive": {
    "id": "agents.starts-inactive",
    "level": "must",
    "text": "A new agent is inactive.",
    "source": "Agent",
    "operations": [
      "createAgent"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "agents"
  },
  "agents.created-is-readable": {
    "id": "agents.created-is-readable",
    "level": "must",
    "text": "A new agent can be fetched by its id and appears in the list.",
    "source": "Agents",
    "operations": [
      "createAgent",
      "getAgent",
      "listAgents"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "agents"
  },
  "agents.no-runs-at-first": {
    "id": "agents.no-runs-at-first",
    "level": "must",
    "text": "A new agent has no runs, and no run starts while it is inactive.",
    "source": "Agent",
    "operations": [
      "createAgent",
      "listRuns"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "agents"
  },
  "agents.create-body": {
    "id": "agents.create-body",
    "level": "provisional",
    "text": "Creating an agent requires a name; a body without one gets 400 validation_failed.",
    "source": "Agents",
    "operations": [
      "createAgent"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "agents"
  },
  "agents.activate": {
    "id": "agents.activate",
    "level": "must",
    "text": "Activating an inactive agent makes it active.",
    "source": "Agent",
    "operations": [
      "activateAgent",
      "getAgent"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "agents"
  },
  "agents.deactivate": {
    "id": "agents.deactivate",
    "level": "must",
    "text": "Deactivating an active agent makes it inactive.",
    "source": "Agent",
    "operations": [
      "deactivateAgent",
      "getAgent"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "agents"
  },
  "agents.activate-again": {
    "id": "agents.activate-again",
    "level": "provisional",
    "text": "Activating an active agent returns 200 and changes nothing.",
    "source": "Agent",
    "operations": [
      "activateAgent"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "agents"
  },
  "agents.deactivate-again": {
    "id": "agents.deactivate-again",
    "level": "provisional",
    "text": "Deactivating an inactive agent returns 200 and changes nothing.",
    "source": "Agent",
    "operations": [
      "deactivateAgent"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "agents"
  },
  "agents.active-executes": {
    "id": "agents.active-executes",
    "level": "must",
    "text": "An active agent runs on its schedule or trigger.",
    "source": "Agent",
    "operations": [
      "activateAgent",
      "listRuns"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "agents"
  },
  "agents.inactive-starts-no-runs": {
    "id": "agents.inactive-starts-no-runs",
    "level": "must",
    "text": "After deactivation no new run of the agent starts.",
    "source": "Agent",
    "operations": [
      "deactivateAgent",
      "listRuns"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "agents"
  },
  "agents.in-flight-runs-complete": {
    "id": "agents.in-flight-runs-complete",
    "level": "must",
    "reason": "A run may fail for another reason. Only the status denied, or an end at the time of the deactivation, shows that it was stopped.",
    "text": "Deactivating an agent does not stop a run that is in progress.",
    "source": "Agent",
    "operations": [
      "deactivateAgent",
      "listRuns"
    ],
    "needs": [
      "add-run",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "agents"
  },
  "agents.chosen-shapes": {
    "id": "agents.chosen-shapes",
    "level": "provisional",
    "text": "Agents have the additional fields that the contract chose, and their operations return the responses that it chose.",
    "source": "Agent and run",
    "operations": [
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "agents"
  },
  "approvals.record-fields": {
    "id": "approvals.record-fields",
    "level": "must",
    "text": "An approval has id, agent_id, run_id, status, action, payload (an object) and created_at (ISO 8601).",
    "source": "Approval",
    "operations": [
      "listApprovals",
      "getApproval"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "approvals"
  },
  "approvals.id-prefix": {
    "id": "approvals.id-prefix",
    "level": "must",
    "text": "An approval's id starts with apr_.",
    "source": "Approval",
    "operations": [
      "listApprovals",
      "getApproval"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "approvals"
  },
  "approvals.run-id-prefix": {
    "id": "approvals.run-id-prefix",
    "level": "must",
    "text": "The run_id of an approval starts with run_.",
    "source": "Agent and run",
    "operations": [
      "listApprovals",
      "getApproval"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "approvals"
  },
  "approvals.shows-what-is-asked": {
    "id": "approvals.shows-what-is-asked",
    "level": "must",
    "reason": "The agent defines both, and the user who decides must see what the agent provided.",
    "text": "An approval has the action and the payload that its agent provided, with every value unchanged.",
    "source": "Approval",
    "operations": [
      "getApproval",
      "listApprovals"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.status-enum": {
    "id": "approvals.status-enum",
    "level": "must",
    "text": "status is pending, approved or denied.",
    "source": "Approval",
    "operations": [
      "listApprovals",
      "getApproval"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "approvals"
  },
  "approvals.belongs-to-run": {
    "id": "approvals.belongs-to-run",
    "level": "must",
    "reason": "How long runs are kept is not specified. The run of a pending approval is paused, so it exists.",
    "text": "The run_id of a pending approval is the id of a run of the agent in agent_id.",
    "source": "Approval",
    "operations": [
      "listApprovals",
      "listRuns"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.filter-by-status": {
    "id": "approvals.filter-by-status",
    "level": "must",
    "text": "The status filter returns only approvals with exactly that status.",
    "source": "Approvals (not workspace-scoped in the path)",
    "operations": [
      "listApprovals"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.no-filter-is-all": {
    "id": "approvals.no-filter-is-all",
    "level": "must",
    "text": "Without a status filter, the list contains approvals of every status.",
    "source": "Approvals (not workspace-scoped in the path)",
    "operations": [
      "listApprovals"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.default-limit": {
    "id": "approvals.default-limit",
    "level": "must",
    "reason": "A page may have fewer records than its limit, so a short page is not necessarily the last one.",
    "text": "A page of approvals contains at most 20 records unless a limit is given.",
    "source": "Limits",
    "operations": [
      "listApprovals"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.maximum-limit": {
    "id": "approvals.maximum-limit",
    "level": "must",
    "text": "A limit of 100 is accepted for approvals, and no page contains more than 100.",
    "source": "Limits",
    "operations": [
      "listApprovals"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.across-workspaces": {
    "id": "approvals.across-workspaces",
    "level": "must",
    "text": "A token can read and decide the approvals of every workspace that it can access, without naming a workspace.",
    "source": "Approvals (not workspace-scoped in the path)",
    "operations": [
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval"
    ],
    "needs": [
      "session-token",
      "second-workspace",
      "pause-run"
    ],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.not-beyond-access": {
    "id": "approvals.not-beyond-access",
    "level": "must",
    "reason": "Both 404 (not visible to the token) and 403 (no access to the workspace) are refusals.",
    "text": "A token cannot list, read or decide approvals of a workspace that it cannot access.",
    "source": "Approvals (not workspace-scoped in the path)",
    "operations": [
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.approve": {
    "id": "approvals.approve",
    "level": "must",
    "reason": "The request bodies are not specified. The clause is checked where a decision without a body is accepted.",
    "text": "Approving a pending approval makes its status approved, and keeps its agent, run, action, payload and created_at.",
    "source": "Approval",
    "operations": [
      "approveApproval",
      "getApproval"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "trace",
    "family": "approvals"
  },
  "approvals.deny": {
    "id": "approvals.deny",
    "level": "must",
    "reason": "The request bodies are not specified. The clause is checked where a decision without a body is accepted.",
    "text": "Denying a pending approval makes its status denied, and keeps its agent, run, action, payload and created_at.",
    "source": "Approval",
    "operations": [
      "denyApproval",
      "getApproval"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "trace",
    "family": "approvals"
  },
  "approvals.already-decided": {
    "id": "approvals.already-decided",
    "level": "must",
    "reason": "The request bodies are not specified. The clause is checked where a decision without a body is accepted.",
    "text": "Approving or denying an approval that is already approved or denied gets 409 already_decided.",
    "source": "Approval",
    "operations": [
      "approveApproval",
      "denyApproval"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "trace",
    "family": "approvals"
  },
  "approvals.decision-is-irreversible": {
    "id": "approvals.decision-is-irreversible",
    "level": "must",
    "reason": "The request bodies are not specified. The clause is checked where a decision without a body is accepted.",
    "text": "A decided approval keeps its status, whatever is requested later.",
    "source": "Approval",
    "operations": [
      "approveApproval",
      "denyApproval",
      "getApproval"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "trace",
    "family": "approvals"
  },
  "approvals.one-decision-wins": {
    "id": "approvals.one-decision-wins",
    "level": "must",
    "reason": "A server may detect the conflict before the other decision is complete, and return the code conflict.",
    "text": "Of concurrent decisions on an approval exactly one succeeds; the others get 409.",
    "source": "Approval",
    "operations": [
      "approveApproval",
      "denyApproval"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "trace",
    "family": "approvals"
  },
  "approvals.no-body-needed": {
    "id": "approvals.no-body-needed",
    "level": "provisional",
    "text": "Approving and denying require no request body.",
    "source": "Approvals (not workspace-scoped in the path)",
    "operations": [
      "approveApproval",
      "denyApproval"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.survive-deactivation": {
    "id": "approvals.survive-deactivation",
    "level": "must",
    "reason": "The request bodies are not specified. The clause is checked where a decision without a body is accepted.",
    "text": "A pending approval is still listed and can be decided after its agent is deactivated.",
    "source": "Agent",
    "operations": [
      "approveApproval",
      "denyApproval",
      "deactivateAgent"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "scenario",
    "family": "approvals"
  },
  "approvals.chosen-shapes": {
    "id": "approvals.chosen-shapes",
    "level": "provisional",
    "text": "Approvals, and the responses to decisions, have the additional fields that the contract chose.",
    "source": "Approvals (not workspace-scoped in the path)",
    "operations": [
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "approvals"
  },
  "authentication.bearer-required": {
    "id": "authentication.bearer-required",
    "level": "must",
    "text": "A request with no Authorization header gets 401 unauthorized.",
    "source": "Authentication",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "authentication"
  },
  "authentication.malformed-token-is-401": {
    "id": "authentication.malformed-token-is-401",
    "level": "must",
    "text": "Credentials with a scheme other than Bearer, or a Bearer header without a well-formed token, get 401 unauthorized.",
    "source": "Status codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "authentication"
  },
  "authentication.unknown-token-is-401": {
    "id": "authentication.unknown-token-is-401",
    "level": "must",
    "text": "A well-formed token that was never issued gets 401 unauthorized.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.unauthorized-carries-hint": {
    "id": "authentication.unauthorized-carries-hint",
    "level": "must",
    "text": "A 401 with code unauthorized has details.hint, a string.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.unknown-credentials-hint": {
    "id": "authentication.unknown-credentials-hint",
    "level": "provisional",
    "reason": "None of the listed hints is for a missing, malformed or unknown token.",
    "text": "If no listed hint fits (missing, malformed or unknown token), details.hint is invalid_credentials.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.test-key-has-same-surface": {
    "id": "authentication.test-key-has-same-surface",
    "level": "must",
    "reason": "The data of the two modes differs, so the responses and the scopes of the two keys may differ too.",
    "text": "An operation that a live key can call is available to a test-mode key too: it does not return 404, 405 or 501.",
    "source": "Authentication",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "live-key"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.test-data-isolated": {
    "id": "authentication.test-data-isolated",
    "level": "must",
    "text": "A live key gets 403 or 404 for what a test-mode key of the same workspace writes, and cannot list, change or use it; and vice versa.",
    "source": "Workspace API key",
    "operations": [
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "updateTheme",
      "listInvoices",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "live-key"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.test-counters-isolated": {
    "id": "authentication.test-counters-isolated",
    "level": "must",
    "text": "Requests with a test-mode key do not count towards the usage that a live key reads.",
    "source": "Workspace API key",
    "operations": [
      "getUsage"
    ],
    "needs": [
      "live-key"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.test-mode-charges-nothing": {
    "id": "authentication.test-mode-charges-nothing",
    "level": "must",
    "text": "Plan and payment changes with a test-mode key do not affect the live plan, payment method and invoices.",
    "source": "Workspace API key",
    "operations": [
      "changePlan",
      "setPaymentMethod",
      "getBilling",
      "listInvoices"
    ],
    "needs": [
      "live-key"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.api-key-does-not-expire": {
    "id": "authentication.api-key-does-not-expire",
    "level": "must",
    "text": "A key that is neither rotated nor revoked still authenticates a year after it was created.",
    "source": "Workspace API key",
    "operations": [
      "getMe",
      "mintToken"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.session-token-accepted": {
    "id": "authentication.session-token-accepted",
    "level": "must",
    "text": "A valid OAuth session token authenticates like a key.",
    "source": "Authentication",
    "operations": [
      "getMe"
    ],
    "needs": [
      "session-token"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.session-token-prefix": {
    "id": "authentication.session-token-prefix",
    "level": "must",
    "reason": "A JWT is signed (three parts) or encrypted (five).",
    "text": "An access token is the prefix sess_ followed by a JWT.",
    "source": "Workspace API key",
    "operations": [
      "exchangeAuthorizationCode",
      "refreshSession"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.expired-session-code": {
    "id": "authentication.expired-session-code",
    "level": "must",
    "text": "An access token past its expiry gets 401 token_expired.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "session-token",
      "expire-token"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.expired-session-hint": {
    "id": "authentication.expired-session-hint",
    "level": "provisional",
    "reason": "The table lists the hint under unauthorized. No hint is promised with the code token_expired.",
    "text": "The 401 for an expired access token has details.hint token_expired.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe"
    ],
    "needs": [
      "session-token",
      "expire-token"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.expired-session-retry-after": {
    "id": "authentication.expired-session-retry-after",
    "level": "must",
    "reason": "The header is promised with the hint, so a response without the hint may omit the header.",
    "text": "The 401 whose details.hint is token_expired has Retry-After: 0.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe"
    ],
    "needs": [
      "session-token",
      "expire-token"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.revoked-key-hint": {
    "id": "authentication.revoked-key-hint",
    "level": "must",
    "text": "A revoked key gets 401 unauthorized with details.hint token_revoked.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.locked-workspace-hint": {
    "id": "authentication.locked-workspace-hint",
    "level": "must",
    "reason": "The hint is listed for 401 and 403 alike.",
    "text": "While a workspace is on a billing or compliance hold, requests to it are rejected with details.hint workspace_locked.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "lock-workspace"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.locked-workspace-is-401": {
    "id": "authentication.locked-workspace-is-401",
    "level": "provisional",
    "text": "The rejection for a workspace on hold is 401 unauthorized; 403 is accepted.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "lock-workspace"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "authentication.mfa-hint": {
    "id": "authentication.mfa-hint",
    "level": "must",
    "reason": "The hint is listed for 401 and 403 alike.",
    "text": "A session that has yet to provide a second factor is rejected with details.hint mfa_required.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe"
    ],
    "needs": [
      "session-token",
      "require-mfa"
    ],
    "observed-by": "scenario",
    "family": "authentication"
  },
  "billing.record-fields": {
    "id": "billing.record-fields",
    "level": "must",
    "text": "The billing state has plan (id, name), status, the current period's start and end (ISO 8601) and payment_method (null, or type, last4 and brand).",
    "source": "Billing state",
    "operations": [
      "getBilling"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "billing"
  },
  "billing.status-values": {
    "id": "billing.status-values",
    "level": "must",
    "text": "status is active, past_due or canceled for a workspace in that state.",
    "source": "Billing state",
    "operations": [
      "getBilling"
    ],
    "needs": [
      "set-billing-status"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.no-payment-method-is-null": {
    "id": "billing.no-payment-method-is-null",
    "level": "must",
    "text": "payment_method is null if none is on file.",
    "source": "Billing state",
    "operations": [
      "getBilling"
    ],
    "needs": [
      "set-billing-status"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.unknown-workspace-code": {
    "id": "billing.unknown-workspace-code",
    "level": "must",
    "reason": "A server may respond with 403 for every workspace that the token cannot access, whether it exists or not. The code not_found is also for workspaces that are not visible to the token.",
    "text": "An unknown workspace gets 404 workspace_not_found or not_found on billing operations; 403 is accepted.",
    "source": "Error codes",
    "operations": [
      "getBilling",
      "changePlan",
      "getUsage",
      "listInvoices",
      "setPaymentMethod"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.unknown-plan": {
    "id": "billing.unknown-plan",
    "level": "must",
    "text": "An unknown plan_id gets 400 invalid_plan.",
    "source": "Error codes",
    "operations": [
      "changePlan"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.plan-change-takes-effect": {
    "id": "billing.plan-change-takes-effect",
    "level": "must",
    "text": "A plan change takes effect at the next period boundary, or immediately if the plan upgrades immediately.",
    "source": "Billing status",
    "operations": [
      "changePlan",
      "getBilling"
    ],
    "needs": [
      "set-plan-catalogue",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.plan-change-not-allowed": {
    "id": "billing.plan-change-not-allowed",
    "level": "must",
    "text": "A plan change that is blocked, for example by a trial or a pending cancellation, gets 422 plan_change_not_allowed.",
    "source": "Error codes",
    "operations": [
      "changePlan"
    ],
    "needs": [
      "set-plan-catalogue"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.payment-method-updates": {
    "id": "billing.payment-method-updates",
    "level": "must",
    "text": "A token that the processor accepts replaces the payment method on file.",
    "source": "Billing (owner billing)",
    "operations": [
      "setPaymentMethod",
      "getBilling"
    ],
    "needs": [
      "set-billing-status"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.payment-token-rejected": {
    "id": "billing.payment-token-rejected",
    "level": "must",
    "reason": "The processor decides which tokens it rejects, so a token that it accepts or declines shows nothing.",
    "text": "A payment token that the processor rejects, or that has expired, gets 400 invalid_token; a declined card is accepted.",
    "source": "Error codes",
    "operations": [
      "setPaymentMethod"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.payment-method-declined": {
    "id": "billing.payment-method-declined",
    "level": "must",
    "text": "A card that the processor declines at setup gets 422 payment_method_declined.",
    "source": "Error codes",
    "operations": [
      "setPaymentMethod"
    ],
    "needs": [
      "set-billing-status"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.usage-fields": {
    "id": "billing.usage-fields",
    "level": "must",
    "text": "Usage has line_items, each with metric (string), quantity (number) and unit (string).",
    "source": "Billing state",
    "operations": [
      "getUsage"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "billing"
  },
  "billing.usage-of-current-period": {
    "id": "billing.usage-of-current-period",
    "level": "must",
    "text": "Without a period, the response contains the usage of the current billing period.",
    "source": "Billing (owner billing)",
    "operations": [
      "getUsage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.usage-of-window": {
    "id": "billing.usage-of-window",
    "level": "must",
    "reason": "The format of the parameters is not specified. The clause is checked where a date-time is accepted.",
    "text": "With both period_start and period_end, the response contains the usage of that period.",
    "source": "Billing (owner billing)",
    "operations": [
      "getUsage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.usage-window-needs-both": {
    "id": "billing.usage-window-needs-both",
    "level": "provisional",
    "text": "One of period_start and period_end without the other gets 400 validation_failed with reason missing.",
    "source": "Billing (owner billing)",
    "operations": [
      "getUsage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.usage-window-format": {
    "id": "billing.usage-window-format",
    "level": "provisional",
    "text": "period_start and period_end are ISO 8601 times; any other format gets 400 validation_failed.",
    "source": "Billing (owner billing)",
    "operations": [
      "getUsage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.usage-is-running-total": {
    "id": "billing.usage-is-running-total",
    "level": "must",
    "reason": "Numbers may be stale during the close window. The clause is checked only if the period is the same before and after.",
    "text": "Within the current period no quantity decreases.",
    "source": "Billing status",
    "operations": [
      "getUsage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.usage-frozen-after-close": {
    "id": "billing.usage-frozen-after-close",
    "level": "must",
    "reason": "The format of the parameters is not specified. The clause is checked where a date-time is accepted.",
    "text": "The usage of a closed period no longer changes; the new period is counted separately.",
    "source": "Billing status",
    "operations": [
      "getUsage"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.overage-on-invoice": {
    "id": "billing.overage-on-invoice",
    "level": "must",
    "reason": "The document does not say when a period's invoice is created, as a draft or for a plan that is paid in advance.",
    "text": "Usage over a configured cap adds one overage line, at its price, to an invoice of the closed period. The invoice's lines add up to its amount. No issued invoice has the line before the period ends.",
    "source": "Billing status",
    "operations": [
      "listInvoices"
    ],
    "needs": [
      "set-plan-catalogue",
      "advance-clock",
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.next-period-opens": {
    "id": "billing.next-period-opens",
    "level": "must",
    "reason": "The length of a period is not specified, nor whether its end is included.",
    "text": "When the current period ends, the next one opens. Its start is the end of the last one.",
    "source": "Billing status",
    "operations": [
      "getBilling"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.invoices-of-closed-periods": {
    "id": "billing.invoices-of-closed-periods",
    "level": "provisional",
    "reason": "The document does not say when a period's invoice is created.",
    "text": "A period has no invoice before it has ended.",
    "source": "Billing status",
    "operations": [
      "listInvoices"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.past-due-ends-in-canceled": {
    "id": "billing.past-due-ends-in-canceled",
    "level": "must",
    "text": "A past_due workspace without a successful payment becomes canceled when the grace period ends.",
    "source": "Billing status",
    "operations": [
      "getBilling"
    ],
    "needs": [
      "set-billing-status",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.grace-window-length": {
    "id": "billing.grace-window-length",
    "level": "provisional",
    "text": "The grace period lasts 14 days.",
    "source": "Limits",
    "operations": [
      "getBilling"
    ],
    "needs": [
      "set-billing-status",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.past-due-is-serviceable": {
    "id": "billing.past-due-is-serviceable",
    "level": "must",
    "text": "During the grace period operations work as usual.",
    "source": "Billing status",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "set-billing-status"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.past-due-reminder": {
    "id": "billing.past-due-reminder",
    "level": "should",
    "reason": "The document promises an in-band reminder, but not its form or place, nor which writes are billable.",
    "text": "The responses to some writes in a past_due workspace have a reminder: a header or field that is absent while active.",
    "source": "Related in-band notifications",
    "operations": [
      "changePlan",
      "setPaymentMethod",
      "createAgent",
      "setSecret"
    ],
    "needs": [
      "set-billing-status"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.canceled-is-one-way": {
    "id": "billing.canceled-is-one-way",
    "level": "must",
    "text": "No operation of the API reactivates a canceled workspace.",
    "source": "Billing status",
    "operations": [
      "changePlan",
      "setPaymentMethod",
      "getBilling"
    ],
    "needs": [
      "set-billing-status"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.canceled-pauses-traffic": {
    "id": "billing.canceled-pauses-traffic",
    "level": "must",
    "text": "A canceled workspace's runtime traffic is paused.",
    "source": "Billing status",
    "operations": [
      "getBilling"
    ],
    "needs": [
      "set-billing-status",
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.console-reenables": {
    "id": "billing.console-reenables",
    "level": "provisional",
    "reason": "Resolving the invoice is necessary, but the document does not say that it is sufficient.",
    "text": "Once the unpaid invoice is resolved in the console, a canceled workspace is active again.",
    "source": "Billing status",
    "operations": [
      "getBilling"
    ],
    "needs": [
      "set-billing-status"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.invoice-fields": {
    "id": "billing.invoice-fields",
    "level": "must",
    "reason": "Only the types of currency and status are specified.",
    "text": "An invoice has id, period_start, period_end, amount, currency, status and pdf_url.",
    "source": "Billing state",
    "operations": [
      "listInvoices"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "billing"
  },
  "billing.invoice-currency": {
    "id": "billing.invoice-currency",
    "level": "must",
    "reason": "ISO 4217 defines an alphabetic and a numeric code for each currency.",
    "text": "currency is an ISO 4217 code: three capital letters, or three digits.",
    "source": "Billing state",
    "operations": [
      "listInvoices"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "billing"
  },
  "billing.invoice-status": {
    "id": "billing.invoice-status",
    "level": "must",
    "text": "status is draft, open, paid, void or uncollectible.",
    "source": "Billing state",
    "operations": [
      "listInvoices"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "billing"
  },
  "billing.invoice-values": {
    "id": "billing.invoice-values",
    "level": "must",
    "reason": "The unit of amount is not specified, nor which invoices are listed, so amounts of one currency are compared with each other.",
    "text": "Every invoice has its own status, currency and amount.",
    "source": "Billing state",
    "operations": [
      "listInvoices"
    ],
    "needs": [
      "add-invoice"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.invoices-of-every-status": {
    "id": "billing.invoices-of-every-status",
    "level": "provisional",
    "reason": "The document does not state that drafts and void invoices are listed.",
    "text": "The list includes invoices of all five statuses, including draft and void.",
    "source": "Billing status",
    "operations": [
      "listInvoices"
    ],
    "needs": [
      "add-invoice"
    ],
    "observed-by": "scenario",
    "family": "billing"
  },
  "billing.chosen-shapes": {
    "id": "billing.chosen-shapes",
    "level": "provisional",
    "text": "Plan and payment changes, payment methods and the fields of invoices have the shapes that the contract chose.",
    "source": "Billing state",
    "operations": [
      "getBilling",
      "changePlan",
      "setPaymentMethod",
      "listInvoices"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "billing"
  },
  "compression.gzip": {
    "id": "compression.gzip",
    "level": "should",
    "reason": "\"Applied only above 4 KB\" is a condition, not a promise to compress. The server may choose any accepted coding.",
    "text": "A body over 4 KB is compressed when gzip is accepted.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "compression"
  },
  "compression.zstd": {
    "id": "compression.zstd",
    "level": "should",
    "reason": "\"Applied only above 4 KB\" is a condition, not a promise to compress. The server may choose any accepted coding.",
    "text": "A body over 4 KB is compressed when zstd is accepted.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "compression"
  },
  "compression.decodes-to-plain-body": {
    "id": "compression.decodes-to-plain-body",
    "level": "must",
    "text": "A compressed body decodes, by the coding in Content-Encoding, to the body that is sent without compression.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "compression"
  },
  "compression.only-when-negotiated": {
    "id": "compression.only-when-negotiated",
    "level": "must",
    "text": "A response has no Content-Encoding unless Accept-Encoding allows it; a quality value of 0 does not.",
    "source": "Limits",
    "operations": [
      "getMe",
      "getCliConfig",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "getToken",
      "listPages",
      "getPage",
      "getTheme",
      "getBilling",
      "listInvoices",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "listSecrets",
      "listAgents",
      "getAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "compression"
  },
  "compression.not-below-threshold": {
    "id": "compression.not-below-threshold",
    "level": "must",
    "reason": "4 KB may be 4,000 or 4,096 bytes.",
    "text": "A body of 4 KB (4,000 bytes) or less in its output encoding is not compressed, whatever the client accepts.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "getMe",
      "getCliConfig",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "getToken",
      "listPages",
      "getPage",
      "getTheme",
      "getBilling",
      "listInvoices",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "listSecrets",
      "listAgents",
      "getAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "compression"
  },
  "compression.threshold-is-4096-bytes": {
    "id": "compression.threshold-is-4096-bytes",
    "level": "provisional",
    "text": "4 KB is 4096 bytes: a body of 4096 bytes is not compressed, one of 4097 is.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "getMe",
      "getCliConfig",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "getToken",
      "listPages",
      "getPage",
      "getTheme",
      "getBilling",
      "listInvoices",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "listSecrets",
      "listAgents",
      "getAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "compression"
  },
  "contract.status-declared": {
    "id": "contract.status-declared",
    "level": "must",
    "text": "Every response is a success (2xx) or an error (4xx or 5xx), unless the contract declares another status.",
    "source": "Status codes",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "contract"
  },
  "contract.no-redirects": {
    "id": "contract.no-redirects",
    "level": "provisional",
    "reason": "The document mentions no redirects, and frameworks send them for other notations of a path.",
    "text": "A path in another notation (with escapes, capitals or a dot at the end) is refused, not redirected.",
    "source": "Status codes",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "contract"
  },
  "contract.success-status": {
    "id": "contract.success-status",
    "level": "provisional",
    "reason": "The service document names no success status, so any 2xx is a success.",
    "text": "A success has the status that the contract declares for its operation.",
    "source": "Endpoints",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "contract"
  },
  "contract.media-type-declared": {
    "id": "contract.media-type-declared",
    "level": "must",
    "text": "Every success that the service document shows has a media type that the contract declares for its operation and status.",
    "source": "Endpoints",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "contract"
  },
  "contract.headers-declared": {
    "id": "contract.headers-declared",
    "level": "must",
    "text": "Every success has the documented headers of its operation, with valid values.",
    "source": "Limits",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "contract"
  },
  "contract.body-matches-schema": {
    "id": "contract.body-matches-schema",
    "level": "must",
    "text": "Every JSON body of a success that the service document shows is valid under the documented part of its schema.",
    "source": "Resources and their fields",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "contract"
  },
  "deliveries.pushed": {
    "id": "deliveries.pushed",
    "level": "must",
    "text": "An event that matches a subscription is delivered to its URL without any further request by the subscriber.",
    "source": "Events",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.filtered": {
    "id": "deliveries.filtered",
    "level": "must",
    "text": "An event outside a subscription's filter is not delivered to it.",
    "source": "Webhook identifiers",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.own-workspace-only": {
    "id": "deliveries.own-workspace-only",
    "level": "must",
    "text": "Events of another workspace are not delivered.",
    "source": "Delivery semantics",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.method-is-post": {
    "id": "deliveries.method-is-post",
    "level": "must",
    "text": "A delivery is a POST to exactly the subscription's URL.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.content-type": {
    "id": "deliveries.content-type",
    "level": "must",
    "text": "A delivery has Content-Type application/json and a JSON body.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.signature-header": {
    "id": "deliveries.signature-header",
    "level": "must",
    "text": "svc-signature is 64 lowercase hex digits.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.timestamp-header": {
    "id": "deliveries.timestamp-header",
    "level": "must",
    "text": "svc-timestamp is the time of dispatch in Unix seconds as a base-10 integer.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.timestamp-per-attempt": {
    "id": "deliveries.timestamp-per-attempt",
    "level": "must",
    "text": "A retry has its own dispatch time, and a signature computed with it.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.delivery-id-header": {
    "id": "deliveries.delivery-id-header",
    "level": "must",
    "text": "svc-delivery-id starts with whd_.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.delivery-id-per-attempt": {
    "id": "deliveries.delivery-id-per-attempt",
    "level": "must",
    "text": "svc-delivery-id differs on every retry.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.event-header": {
    "id": "deliveries.event-header",
    "level": "must",
    "text": "svc-event equals the body's type.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.event-name-is-dotted": {
    "id": "deliveries.event-name-is-dotted",
    "level": "must",
    "reason": "The characters that the parts of a name may have are not specified.",
    "text": "An event's type is a dotted name such as pages.published.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.pages-published": {
    "id": "deliveries.pages-published",
    "level": "must",
    "reason": "The type is an example of an event family, and the only one for what visitors see; no other can mean it.",
    "text": "Publishing pages emits pages.published.",
    "source": "Delivery request",
    "operations": [
      "publishPages"
    ],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.forms-submitted": {
    "id": "deliveries.forms-submitted",
    "level": "must",
    "reason": "The type is an example of an event family, and the only one for submissions; no other can mean it.",
    "text": "A recorded submission emits forms.submitted.",
    "source": "Delivery request",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "add-submission"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.envelope-fields": {
    "id": "deliveries.envelope-fields",
    "level": "must",
    "text": "The body has id, type, created_at, workspace, version (strings) and data (object).",
    "source": "Envelope (body)",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.id-stable-across-retries": {
    "id": "deliveries.id-stable-across-retries",
    "level": "must",
    "text": "The body's id is the same in every attempt to deliver an event, and differs between events.",
    "source": "Envelope (body)",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.created-at-is-emission": {
    "id": "deliveries.created-at-is-emission",
    "level": "must",
    "reason": "UTC may be written as Z or as an offset of zero.",
    "text": "The body's created_at is the UTC time of emission and does not change on retries.",
    "source": "Envelope (body)",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.workspace-is-slug": {
    "id": "deliveries.workspace-is-slug",
    "level": "must",
    "text": "The body's workspace is the slug of the subscription's workspace.",
    "source": "Envelope (body)",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.version-is-string": {
    "id": "deliveries.version-is-string",
    "level": "must",
    "text": "The body's version is a non-empty string.",
    "source": "Envelope (body)",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.same-envelope-for-every-type": {
    "id": "deliveries.same-envelope-for-every-type",
    "level": "must",
    "text": "Deliveries of different event types have the same envelope and the same version.",
    "source": "Versioning",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "add-submission"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.event-data-shapes": {
    "id": "deliveries.event-data-shapes",
    "level": "provisional",
    "text": "The data of each known event type has the shape that the contract declares.",
    "source": "Related in-band notifications",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "add-submission"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.signature-verifies": {
    "id": "deliveries.signature-verifies",
    "level": "must",
    "text": "svc-signature is the HMAC-SHA256, keyed with the subscription's secret, of timestamp, a period and the body's SHA-256.",
    "source": "Signature",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.signature-covers-raw-bytes": {
    "id": "deliveries.signature-covers-raw-bytes",
    "level": "must",
    "text": "The signature covers the bytes as sent: it does not match the same JSON with different spacing, or with one byte changed.",
    "source": "Signature",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.signature-key-is-whole-secret": {
    "id": "deliveries.signature-key-is-whole-secret",
    "level": "must",
    "reason": "The signature is keyed with the whsec_ secret, and the prefix is part of it.",
    "text": "The HMAC's key is the secret as returned, including its whsec_ prefix.",
    "source": "Signature",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.receiver-missing-headers": {
    "id": "deliveries.receiver-missing-headers",
    "level": "must",
    "text": "A receiver that rejects a missing signature or timestamp header (missing_headers) accepts every attempt.",
    "source": "Signature",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.receiver-bad-timestamp": {
    "id": "deliveries.receiver-bad-timestamp",
    "level": "must",
    "text": "A receiver that rejects a timestamp that is not a base-10 integer (bad_timestamp) accepts every attempt.",
    "source": "Signature",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.receiver-stale-timestamp": {
    "id": "deliveries.receiver-stale-timestamp",
    "level": "must",
    "text": "A receiver that rejects a timestamp over 300 seconds from its clock (stale_timestamp) accepts every attempt, retries included.",
    "source": "Signature",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.receiver-bad-signature": {
    "id": "deliveries.receiver-bad-signature",
    "level": "must",
    "text": "A receiver that rejects a differing or shorter signature (bad_signature) accepts every attempt of its own subscription, and none of another.",
    "source": "Signature",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.success-is-2xx": {
    "id": "deliveries.success-is-2xx",
    "level": "must",
    "reason": "Duplicates are possible, so a copy that was in flight with the successful attempt is not a violation.",
    "text": "After any 2xx response an event is not sent again.",
    "source": "Delivery semantics",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.other-status-is-retried": {
    "id": "deliveries.other-status-is-retried",
    "level": "must",
    "text": "Any response other than 2xx, including a redirect, leads to a retry.",
    "source": "Delivery semantics",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.ten-second-budget": {
    "id": "deliveries.ten-second-budget",
    "level": "must",
    "text": "A response within 10 seconds counts; no response in that time is a failure and leads to a retry.",
    "source": "Limits",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.at-least-once": {
    "id": "deliveries.at-least-once",
    "level": "must",
    "text": "An event whose first attempts fail is delivered if the endpoint recovers before the attempts are exhausted.",
    "source": "Delivery semantics",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.six-attempts": {
    "id": "deliveries.six-attempts",
    "level": "must",
    "reason": "Duplicates are possible, so copies of one attempt at the same moment count once.",
    "text": "An event that keeps failing is sent six times in total.",
    "source": "Limits",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.retry-span": {
    "id": "deliveries.retry-span",
    "level": "should",
    "reason": "The span is hedged (roughly, about).",
    "text": "The sixth attempt follows about 1 hour 6 minutes after the first dispatch, give or take 10 %.",
    "source": "Limits",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.exponential-backoff": {
    "id": "deliveries.exponential-backoff",
    "level": "must",
    "reason": "The intervals are not specified, so single delays may have jitter; the growth is stated.",
    "text": "The delays between attempts grow: the last is several times the first, whatever the jitter.",
    "source": "Delivery semantics",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.retry-intervals": {
    "id": "deliveries.retry-intervals",
    "level": "provisional",
    "text": "The first retry is sent about two minutes after the first attempt, and each further delay doubles.",
    "source": "Related in-band notifications",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.breaker-opens": {
    "id": "deliveries.breaker-opens",
    "level": "must",
    "text": "After five consecutive deliveries have exhausted their attempts, nothing is sent to the endpoint.",
    "source": "Delivery semantics",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.breaker-needs-consecutive": {
    "id": "deliveries.breaker-needs-consecutive",
    "level": "must",
    "text": "A successful delivery in between resets the count of five.",
    "source": "Delivery semantics",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.breaker-lasts-an-hour": {
    "id": "deliveries.breaker-lasts-an-hour",
    "level": "must",
    "text": "One hour after the breaker opened, new events are delivered again.",
    "source": "Limits",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.breaker-drops-events": {
    "id": "deliveries.breaker-drops-events",
    "level": "must",
    "text": "Events that occur while the breaker is open are never delivered.",
    "source": "Delivery semantics",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.breaker-per-endpoint": {
    "id": "deliveries.breaker-per-endpoint",
    "level": "must",
    "text": "The open breaker of one endpoint does not affect deliveries to another.",
    "source": "Limits",
    "operations": [],
    "needs": [
      "webhook-receiver",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "deliveries.deleted-gets-none": {
    "id": "deliveries.deleted-gets-none",
    "level": "provisional",
    "text": "A deleted subscription receives nothing more, neither new events nor retries of earlier ones.",
    "source": "Webhook identifiers",
    "operations": [],
    "needs": [
      "webhook-receiver"
    ],
    "observed-by": "scenario",
    "family": "deliveries"
  },
  "encodings.json-by-default": {
    "id": "encodings.json-by-default",
    "level": "must",
    "text": "A list request with neither Accept nor format returns application/json.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "encodings"
  },
  "encodings.accept-selects": {
    "id": "encodings.accept-selects",
    "level": "must",
    "text": "An Accept header with application/json, application/x-ndjson, text/csv or application/tson selects that encoding, and Content-Type names it.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "encodings"
  },
  "encodings.accept-weights": {
    "id": "encodings.accept-weights",
    "level": "provisional",
    "text": "Accept is negotiated with weights and wildcards as in HTTP: the highest weight wins, */* means JSON, and a single resource is served whenever JSON is acceptable.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "getMe",
      "getCliConfig",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "getToken",
      "listPages",
      "getPage",
      "getTheme",
      "getBilling",
      "listInvoices",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "listSecrets",
      "listAgents",
      "getAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.format-ndjson": {
    "id": "encodings.format-ndjson",
    "level": "must",
    "text": "The query parameter format=ndjson selects NDJSON.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "encodings"
  },
  "encodings.format-other-values": {
    "id": "encodings.format-other-values",
    "level": "provisional",
    "text": "The query parameter format accepts json, csv and tson for the other three encodings.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.format-beats-accept": {
    "id": "encodings.format-beats-accept",
    "level": "must",
    "text": "If format and Accept disagree, format takes precedence.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "encodings"
  },
  "encodings.same-records": {
    "id": "encodings.same-records",
    "level": "must",
    "reason": "The order of most lists, the size of a page and the notation of null are not specified.",
    "text": "The encodings of a page contain the same records.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.single-refuses-by-accept": {
    "id": "encodings.single-refuses-by-accept",
    "level": "must",
    "reason": "The console is not part of the API, and the line items of getUsage may count as a list.",
    "text": "An operation that does not return a list responds with 406 not_acceptable if Accept does not allow JSON.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "getMe",
      "getCurrentWorkspace",
      "getWorkspace",
      "getToken",
      "getPage",
      "getTheme",
      "getBilling",
      "getForm",
      "getApproval",
      "getAgent",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "encodings"
  },
  "encodings.single-refuses-by-format": {
    "id": "encodings.single-refuses-by-format",
    "level": "must",
    "reason": "The console is not part of the API, and the line items of getUsage may count as a list.",
    "text": "An operation that does not return a list responds with 406 not_acceptable if format is an encoding other than JSON.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "getMe",
      "getCurrentWorkspace",
      "getWorkspace",
      "getToken",
      "getPage",
      "getTheme",
      "getBilling",
      "getForm",
      "getApproval",
      "getAgent",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "encodings"
  },
  "encodings.unknown-media-type-on-list": {
    "id": "encodings.unknown-media-type-on-list",
    "level": "provisional",
    "text": "An Accept header that allows none of the four encodings gets 406 not_acceptable on a list.",
    "source": "Status codes",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.unknown-format-on-list": {
    "id": "encodings.unknown-format-on-list",
    "level": "provisional",
    "text": "An unknown format gets 400 validation_failed on a list; 406 is accepted.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.errors-stay-json": {
    "id": "encodings.errors-stay-json",
    "level": "must",
    "text": "The response to a rejected list request is the JSON error envelope, whatever encoding was requested.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.ndjson-record-per-line": {
    "id": "encodings.ndjson-record-per-line",
    "level": "must",
    "text": "NDJSON has one complete JSON record on each line, and no envelope.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.ndjson-cursor": {
    "id": "encodings.ndjson-cursor",
    "level": "must",
    "reason": "The names of the trailers, and of the members of __meta__, are not specified.",
    "text": "NDJSON returns the next cursor as an HTTP trailer, or in a final line under the key __meta__.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.ndjson-has-more": {
    "id": "encodings.ndjson-has-more",
    "level": "must",
    "text": "In NDJSON, has_more is in the same place as the next cursor, and true if and only if there is one.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.ndjson-has-more-on-every-list": {
    "id": "encodings.ndjson-has-more-on-every-list",
    "level": "must",
    "reason": "The table of encodings makes no exception, although in JSON only submissions have has_more.",
    "text": "NDJSON returns has_more on every page of every list.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.ndjson-trailers-on-request": {
    "id": "encodings.ndjson-trailers-on-request",
    "level": "provisional",
    "text": "NDJSON uses trailers for requests with TE: trailers, and the __meta__ line otherwise.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.ndjson-error-ends-early": {
    "id": "encodings.ndjson-error-ends-early",
    "level": "must",
    "text": "An error after the first NDJSON record closes the connection before the regular end of the body.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [
      "inject-upstream-failure"
    ],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.ndjson-error-trailer": {
    "id": "encodings.ndjson-error-trailer",
    "level": "must",
    "reason": "The name of the trailer field is not specified.",
    "text": "An error after the first NDJSON record is also reported in a trailer field.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [
      "inject-upstream-failure"
    ],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.csv-quoting": {
    "id": "encodings.csv-quoting",
    "level": "must",
    "reason": "RFC 4180, section 2. Readers accept LF for CRLF, and a missing last line break.",
    "text": "CSV cells that contain a comma, quote or line break are quoted, and quotes doubled, as in RFC 4180.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.csv-header-row": {
    "id": "encodings.csv-header-row",
    "level": "must",
    "reason": "RFC 4180 makes a header row optional, but dot paths have no other place. Columns may be in any order.",
    "text": "The first CSV row contains the column names, and every row has the same number of cells.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.csv-bom-by-default": {
    "id": "encodings.csv-bom-by-default",
    "level": "must",
    "text": "A CSV body is UTF-8 and starts with a byte order mark.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.csv-bom-suppressed": {
    "id": "encodings.csv-bom-suppressed",
    "level": "must",
    "text": "With bom=false a CSV body has no byte order mark.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.csv-dot-paths": {
    "id": "encodings.csv-dot-paths",
    "level": "must",
    "text": "Nested fields become CSV columns named by dot paths.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listSubmissions",
      "listApprovals",
      "listForms"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.csv-arrays": {
    "id": "encodings.csv-arrays",
    "level": "must",
    "text": "Array values become a single CSV cell with semicolon-separated items.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listForms"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.csv-next-cursor-header": {
    "id": "encodings.csv-next-cursor-header",
    "level": "must",
    "text": "A CSV response has the next cursor in the header X-Next-Cursor, which is absent on the last page.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.tson-schema-line": {
    "id": "encodings.tson-schema-line",
    "level": "must",
    "text": "The first TSON line is a bracketed list of field paths, without types.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.tson-record-lines": {
    "id": "encodings.tson-record-lines",
    "level": "must",
    "text": "Each further TSON line is one record with its fields in the order of the first line.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.tson-quotes-when-ambiguous": {
    "id": "encodings.tson-quotes-when-ambiguous",
    "level": "must",
    "reason": "The document does not specify which other strings are ambiguous.",
    "text": "TSON does not quote plain words, and quotes a string with a separator, quote or line break.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.tson-separators": {
    "id": "encodings.tson-separators",
    "level": "provisional",
    "reason": "The document does not show the separators.",
    "text": "Two field paths in the first TSON line, and two fields of a record, have a comma, semicolon, bar or tab between them.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.tson-is-one-way": {
    "id": "encodings.tson-is-one-way",
    "level": "must",
    "text": "A write with a TSON body is rejected.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.tson-next-cursor-header": {
    "id": "encodings.tson-next-cursor-header",
    "level": "provisional",
    "text": "TSON and NDJSON responses also have the next cursor in X-Next-Cursor.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "encodings"
  },
  "encodings.vary": {
    "id": "encodings.vary",
    "level": "provisional",
    "text": "A list response has Accept and Accept-Encoding in Vary.",
    "source": "Output encodings (list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "encodings"
  },
  "errors.envelope": {
    "id": "errors.envelope",
    "level": "must",
    "text": "Every response with status 400 or above is a JSON object that contains an error object.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "errors"
  },
  "errors.always-json": {
    "id": "errors.always-json",
    "level": "must",
    "text": "Every response with status 400 or above has the media type application/json.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "errors"
  },
  "errors.code-required": {
    "id": "errors.code-required",
    "level": "must",
    "text": "error.code is a non-empty string.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "errors"
  },
  "errors.message-is-one-line": {
    "id": "errors.message-is-one-line",
    "level": "must",
    "text": "error.message is a non-empty string with no line break.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "errors"
  },
  "errors.details-is-object": {
    "id": "errors.details-is-object",
    "level": "must",
    "text": "error.details, if present, is an object.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "errors"
  },
  "errors.code-fits-status": {
    "id": "errors.code-fits-status",
    "level": "must",
    "text": "Every listed error code is used only with its listed status.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "errors"
  },
  "errors.unknown-id-is-404": {
    "id": "errors.unknown-id-is-404",
    "level": "must",
    "reason": "Routes that the document does not specify are excluded.",
    "text": "An unknown id in the path gets 404 not_found.",
    "source": "Status codes",
    "operations": [
      "getToken",
      "revokeToken",
      "rotateToken",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getForm",
      "listSubmissions",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "deleteSecret",
      "rotateSecret",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.not-found-code": {
    "id": "errors.not-found-code",
    "level": "must",
    "text": "The 404 for an unknown workspace has the code not_found, except on billing operations.",
    "source": "Error codes",
    "operations": [
      "getWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.refused-write-changes-nothing": {
    "id": "errors.refused-write-changes-nothing",
    "level": "must",
    "reason": "Each status names a request that failed, and a caller sends a changed one: the record is as it was. The document does not say which requests a server must refuse in this way.",
    "text": "A write that gets a 4xx changes nothing.",
    "source": "Status codes",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.conflict-kind-listed": {
    "id": "errors.conflict-kind-listed",
    "level": "provisional",
    "reason": "A concurrent edit is a conflict without a listed kind, and the document does not exclude further kinds.",
    "text": "details.kind of a 409 conflict, if present, is one of slug_in_use, version_mismatch, already_published, name_taken and tombstoned.",
    "source": "Conflict kinds (`409 conflict`, details.kind)",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "errors"
  },
  "errors.input-causes-no-5xx": {
    "id": "errors.input-causes-no-5xx",
    "level": "must",
    "reason": "A 5xx is a server error, which a client may retry without a change. Whether the server accepts such input is not specified.",
    "text": "Unusual input, such as a body of null, NUL, quotes, long or non-ASCII values, and unknown or repeated parameters, gets no 5xx.",
    "source": "Status codes",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.policy-denied-is-403": {
    "id": "errors.policy-denied-is-403",
    "level": "must",
    "text": "A request that a policy rule blocks gets 403 policy_denied.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "deny-by-policy"
    ],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.policy-denied-details": {
    "id": "errors.policy-denied-details",
    "level": "must",
    "reason": "The values of the three members are not specified.",
    "text": "A policy_denied error has details.rule_id, details.resource and details.action.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "deny-by-policy"
    ],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.policy-predicate-not-revealed": {
    "id": "errors.policy-predicate-not-revealed",
    "level": "must",
    "reason": "Only a driver knows the predicate. Its form is not specified, so the gate looks for it as a string.",
    "text": "The response to a request that a policy rule blocks does not contain the rule's predicate.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "deny-by-policy"
    ],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.policy-rule-not-revealed": {
    "id": "errors.policy-rule-not-revealed",
    "level": "provisional",
    "reason": "Additional members are always allowed, and the form of a rule's predicate is not specified.",
    "text": "details of a policy_denied error contains only rule_id, resource and action.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "deny-by-policy"
    ],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.upstream-is-5xx": {
    "id": "errors.upstream-is-5xx",
    "level": "must",
    "text": "When an upstream provider fails, the response is a 5xx with code upstream_unavailable.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "inject-upstream-failure"
    ],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.upstream-details": {
    "id": "errors.upstream-details",
    "level": "must",
    "text": "upstream_unavailable has details.upstream (payments, email, storage, database, identity or dns), details.retryable (boolean) and details.request_id.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "inject-upstream-failure"
    ],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.upstream-status-is-503": {
    "id": "errors.upstream-status-is-503",
    "level": "provisional",
    "text": "The 5xx of upstream_unavailable is 503.",
    "source": "Status codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "inject-upstream-failure"
    ],
    "observed-by": "scenario",
    "family": "errors"
  },
  "errors.internal-error-code": {
    "id": "errors.internal-error-code",
    "level": "provisional",
    "text": "A 5xx with no other cause has code internal_error.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "inject-upstream-failure"
    ],
    "observed-by": "scenario",
    "family": "errors"
  },
  "forms.record-fields": {
    "id": "forms.record-fields",
    "level": "must",
    "text": "A form has id, name, schema_table, fields (strings), submit_label and, optionally, on_submit with capability and args.",
    "source": "Form definition and submission",
    "operations": [
      "listForms",
      "getForm"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "forms"
  },
  "forms.id-prefix": {
    "id": "forms.id-prefix",
    "level": "must",
    "text": "A form's id starts with frm_.",
    "source": "Form definition and submission",
    "operations": [
      "listForms",
      "getForm"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "forms"
  },
  "forms.field-order": {
    "id": "forms.field-order",
    "level": "must",
    "text": "fields are in the order in which the form defines them.",
    "source": "Form definition and submission",
    "operations": [
      "listForms",
      "getForm"
    ],
    "needs": [
      "add-form"
    ],
    "observed-by": "scenario",
    "family": "forms"
  },
  "forms.submission-fields": {
    "id": "forms.submission-fields",
    "level": "must",
    "text": "A submission has id, form_id, data (object) and submitted_at (ISO 8601).",
    "source": "Form definition and submission",
    "operations": [
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "forms"
  },
  "forms.submission-id-prefix": {
    "id": "forms.submission-id-prefix",
    "level": "must",
    "text": "A submission's id starts with sub_.",
    "source": "Form definition and submission",
    "operations": [
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "forms"
  },
  "forms.submission-belongs-to-form": {
    "id": "forms.submission-belongs-to-form",
    "level": "must",
    "text": "The form_id of every listed submission is the form in the path.",
    "source": "Form definition and submission",
    "operations": [
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "forms"
  },
  "forms.submission-keys-mirror-fields": {
    "id": "forms.submission-keys-mirror-fields",
    "level": "must",
    "reason": "A form may have changed since an earlier submission, whose keys mirror the fields that it had then.",
    "text": "The keys of a new submission's data are field names of its form.",
    "source": "Form definition and submission",
    "operations": [
      "listSubmissions",
      "getForm"
    ],
    "needs": [
      "add-submission"
    ],
    "observed-by": "scenario",
    "family": "forms"
  },
  "forms.submissions-newest-first": {
    "id": "forms.submissions-newest-first",
    "level": "must",
    "text": "Submissions are listed newest first by submitted_at.",
    "source": "Forms (read-only)",
    "operations": [
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "forms"
  },
  "forms.submissions-has-more": {
    "id": "forms.submissions-has-more",
    "level": "must",
    "text": "Lists of submissions have has_more, a boolean.",
    "source": "Forms (read-only)",
    "operations": [
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "forms"
  },
  "forms.has-more-agrees": {
    "id": "forms.has-more-agrees",
    "level": "must",
    "reason": "Both members show whether more results exist.",
    "text": "has_more is true if and only if there is a next_cursor.",
    "source": "Forms (read-only)",
    "operations": [
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "forms"
  },
  "forms.submissions-default-limit": {
    "id": "forms.submissions-default-limit",
    "level": "must",
    "reason": "A page may have fewer records than its limit, so a short page is not necessarily the last one.",
    "text": "A page of submissions contains at most 50 records unless a limit is given.",
    "source": "Limits",
    "operations": [
      "listSubmissions"
    ],
    "needs": [
      "add-submission"
    ],
    "observed-by": "scenario",
    "family": "forms"
  },
  "forms.submissions-maximum-limit": {
    "id": "forms.submissions-maximum-limit",
    "level": "must",
    "text": "A limit of 200 is accepted for submissions, and no page contains more than 200.",
    "source": "Limits",
    "operations": [
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "forms"
  },
  "forms.no-writes": {
    "id": "forms.no-writes",
    "level": "must",
    "text": "POST, PUT, PATCH and DELETE on forms and submissions never succeed and change nothing.",
    "source": "Forms (read-only)",
    "operations": [
      "listForms",
      "getForm",
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "forms"
  },
  "forms.created-outside": {
    "id": "forms.created-outside",
    "level": "must",
    "text": "Forms and submissions that are created outside the API appear in its lists.",
    "source": "Form definition and submission",
    "operations": [
      "listForms",
      "listSubmissions"
    ],
    "needs": [
      "add-form",
      "add-submission"
    ],
    "observed-by": "scenario",
    "family": "forms"
  },
  "forms.hook-follows-recording": {
    "id": "forms.hook-follows-recording",
    "level": "must",
    "text": "A form's on_submit capability is invoked with its args after the submission is recorded.",
    "source": "Related in-band notifications",
    "operations": [
      "listSubmissions"
    ],
    "needs": [
      "add-form",
      "add-submission",
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "forms"
  },
  "idempotency.replay-returns-original": {
    "id": "idempotency.replay-returns-original",
    "level": "must",
    "text": "Repeating a successful write with the same key, token, route and body returns the original status and body.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "idempotency"
  },
  "idempotency.replay-does-not-execute": {
    "id": "idempotency.replay-does-not-execute",
    "level": "must",
    "text": "A repeat with the same key is not executed again: it creates no second record and causes no second transition.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "idempotency"
  },
  "idempotency.replayed-header": {
    "id": "idempotency.replayed-header",
    "level": "must",
    "text": "A replayed response has the header Idempotent-Replayed: true.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "idempotency"
  },
  "idempotency.first-answer-not-marked": {
    "id": "idempotency.first-answer-not-marked",
    "level": "must",
    "text": "The response to the executed request does not have the header Idempotent-Replayed: true.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "idempotency"
  },
  "idempotency.covers-every-write-method": {
    "id": "idempotency.covers-every-write-method",
    "level": "must",
    "text": "POST, PUT, PATCH and DELETE all honor the key: a repeated DELETE returns its first response, not a 404.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "idempotency"
  },
  "idempotency.mismatch-is-422": {
    "id": "idempotency.mismatch-is-422",
    "level": "must",
    "text": "The same key with a different body, on the same route with the same token, gets 422 IDEMPOTENCY_MISMATCH.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "idempotency"
  },
  "idempotency.mismatch-does-not-execute": {
    "id": "idempotency.mismatch-does-not-execute",
    "level": "must",
    "text": "A request that gets IDEMPOTENCY_MISMATCH changes nothing, and the original response can still be replayed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.key-bound-to-token": {
    "id": "idempotency.key-bound-to-token",
    "level": "must",
    "text": "The same key with another token is a new request and is executed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.key-bound-to-route": {
    "id": "idempotency.key-bound-to-route",
    "level": "must",
    "reason": "The document does not say whether a route is the path or its template. A separate clause checks another id on the same route.",
    "text": "The same key on another route is a new request and is executed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.key-bound-to-record": {
    "id": "idempotency.key-bound-to-record",
    "level": "provisional",
    "reason": "The document does not say whether a route is the path or its template.",
    "text": "The same key on the same route with another id is a new request and is executed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.get-ignores-key": {
    "id": "idempotency.get-ignores-key",
    "level": "must",
    "text": "A GET with an Idempotency-Key returns the current state; it is never replayed and never gets IDEMPOTENCY_MISMATCH.",
    "source": "Limits",
    "operations": [
      "getMe",
      "getCliConfig",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "getToken",
      "listPages",
      "getPage",
      "getTheme",
      "getBilling",
      "listInvoices",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "listSecrets",
      "listAgents",
      "getAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "idempotency"
  },
  "idempotency.key-case-sensitive": {
    "id": "idempotency.key-case-sensitive",
    "level": "must",
    "text": "Keys are case-sensitive.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.key-compared-whole": {
    "id": "idempotency.key-compared-whole",
    "level": "must",
    "reason": "The cache key contains the idempotency key itself; the characters that a key may have are not specified.",
    "text": "Keys that differ in any character are different keys: the second one is executed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.key-of-255-accepted": {
    "id": "idempotency.key-of-255-accepted",
    "level": "must",
    "text": "A key of 255 characters is honored, including its last character.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.key-over-255-refused": {
    "id": "idempotency.key-over-255-refused",
    "level": "provisional",
    "reason": "The response to a longer key is not specified.",
    "text": "A key that is empty or has more than 255 characters gets 400 validation_failed, and nothing is executed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.lasts-24-hours": {
    "id": "idempotency.lasts-24-hours",
    "level": "must",
    "text": "A repeat just under 24 hours after the first success is still replayed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.ends-after-24-hours": {
    "id": "idempotency.ends-after-24-hours",
    "level": "must",
    "text": "A repeat more than 24 hours after the first success is executed again, even if it was replayed in the meantime.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.failure-not-cached": {
    "id": "idempotency.failure-not-cached",
    "level": "must",
    "reason": "The lifetime runs from the first successful request, so there is nothing to replay before it.",
    "text": "A refusal does not start the 24 hours: the same request with the same key is executed once it can succeed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.corrected-body-executes": {
    "id": "idempotency.corrected-body-executes",
    "level": "provisional",
    "reason": "The same key with another body gets IDEMPOTENCY_MISMATCH. The document does not say whether a refused body counts.",
    "text": "After a refusal, the same key with a corrected body is executed.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.concurrent-executes-once": {
    "id": "idempotency.concurrent-executes-once",
    "level": "must",
    "reason": "A retry may overtake the request that it repeats, and a key makes retries safe: only another region may execute it again. The responses to the other requests in the meantime are not specified.",
    "text": "Of simultaneous requests with one key, one is executed. Identical requests get its response or are refused; different ones are refused.",
    "source": "Status codes",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.consistent-after-60-seconds": {
    "id": "idempotency.consistent-after-60-seconds",
    "level": "should",
    "text": "A minute after the first success, a key is honored on every instance of the service.",
    "source": "Limits",
    "operations": [
      "switchWorkspace",
      "mintToken",
      "revokeToken",
      "rotateToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "idempotency.replay-repeats-secret": {
    "id": "idempotency.replay-repeats-secret",
    "level": "provisional",
    "reason": "A secret is returned exactly once, and a repeat returns the original response: either reading is possible.",
    "text": "A replay returns the complete original body, including a one-time secret.",
    "source": "Limits",
    "operations": [
      "mintToken",
      "rotateToken",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "idempotency"
  },
  "identity.record-fields": {
    "id": "identity.record-fields",
    "level": "must",
    "text": "The principal has user (id, email), token (id, scopes, mode) and workspace (slug).",
    "source": "User and principal (`GET /v1/me`)",
    "operations": [
      "getMe"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "identity"
  },
  "identity.user-id-prefix": {
    "id": "identity.user-id-prefix",
    "level": "must",
    "text": "user.id starts with usr_.",
    "source": "User and principal (`GET /v1/me`)",
    "operations": [
      "getMe"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "identity"
  },
  "identity.token-id-prefix": {
    "id": "identity.token-id-prefix",
    "level": "must",
    "text": "token.id starts with tok_.",
    "source": "User and principal (`GET /v1/me`)",
    "operations": [
      "getMe"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "identity"
  },
  "identity.mode-enum": {
    "id": "identity.mode-enum",
    "level": "must",
    "text": "token.mode is live or test.",
    "source": "User and principal (`GET /v1/me`)",
    "operations": [
      "getMe"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "identity"
  },
  "identity.mode-matches-key": {
    "id": "identity.mode-matches-key",
    "level": "must",
    "text": "token.mode is live for a key_live_ key and test for a key_test_ key.",
    "source": "Workspace API key",
    "operations": [
      "getMe"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "identity"
  },
  "identity.scopes-exhaustive": {
    "id": "identity.scopes-exhaustive",
    "level": "must",
    "text": "token.scopes contains every scope that the token was granted.",
    "source": "User and principal (`GET /v1/me`)",
    "operations": [
      "getMe",
      "mintToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "identity"
  },
  "identity.scopes-as-granted": {
    "id": "identity.scopes-as-granted",
    "level": "provisional",
    "text": "token.scopes contains the scopes as granted, without the scopes that they imply.",
    "source": "User and principal (`GET /v1/me`)",
    "operations": [
      "getMe",
      "mintToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "identity"
  },
  "identity.workspace-is-the-tenant": {
    "id": "identity.workspace-is-the-tenant",
    "level": "must",
    "text": "workspace.slug is the slug of the workspace that the token's calls resolve to.",
    "source": "User and principal (`GET /v1/me`)",
    "operations": [
      "getMe",
      "getCurrentWorkspace"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "identity"
  },
  "logs.record-fields": {
    "id": "logs.record-fields",
    "level": "must",
    "text": "A log entry has ts, level, source, message and request_id, all strings.",
    "source": "Log entry",
    "operations": [
      "listLogs",
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "logs"
  },
  "logs.ts-has-milliseconds": {
    "id": "logs.ts-has-milliseconds",
    "level": "must",
    "reason": "ISO 8601 leaves the offset, the decimal sign and further digits open.",
    "text": "ts is an ISO 8601 time with milliseconds, or a finer fraction.",
    "source": "Log entry",
    "operations": [
      "listLogs",
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "logs"
  },
  "logs.level-enum": {
    "id": "logs.level-enum",
    "level": "must",
    "text": "level is debug, info, warn or error.",
    "source": "Log entry",
    "operations": [
      "listLogs",
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "logs"
  },
  "logs.source-typical": {
    "id": "logs.source-typical",
    "level": "should",
    "text": "source is request, capability or agent.",
    "source": "Log entry",
    "operations": [
      "listLogs",
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "logs"
  },
  "logs.request-id-correlates": {
    "id": "logs.request-id-correlates",
    "level": "must",
    "text": "Entries of one inbound request have the same request_id; entries of different requests have different ones.",
    "source": "Log entry",
    "operations": [
      "listLogs",
      "searchLogs"
    ],
    "needs": [
      "add-log-entry"
    ],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.since-is-inclusive": {
    "id": "logs.since-is-inclusive",
    "level": "must",
    "text": "since returns only entries at or after that time.",
    "source": "Logs",
    "operations": [
      "listLogs",
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.until-is-exclusive": {
    "id": "logs.until-is-exclusive",
    "level": "must",
    "text": "until returns only entries before that time, not at it.",
    "source": "Logs",
    "operations": [
      "listLogs",
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.time-format": {
    "id": "logs.time-format",
    "level": "must",
    "text": "A since or until that is not ISO 8601 gets 400 validation_failed.",
    "source": "Logs",
    "operations": [
      "listLogs",
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.search-by-text": {
    "id": "logs.search-by-text",
    "level": "must",
    "reason": "Full-text search may match whole words only, word forms, or any of several words.",
    "text": "q searches the words of messages: a whole word of a message finds its entry, and an unknown word finds none.",
    "source": "Logs",
    "operations": [
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.search-by-level": {
    "id": "logs.search-by-level",
    "level": "must",
    "text": "level returns only entries with exactly that level.",
    "source": "Logs",
    "operations": [
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.search-unknown-level": {
    "id": "logs.search-unknown-level",
    "level": "must",
    "text": "A level outside the four gets 400 validation_failed.",
    "source": "Logs",
    "operations": [
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "logs"
  },
  "logs.search-by-source": {
    "id": "logs.search-by-source",
    "level": "must",
    "text": "source returns only entries with exactly that source.",
    "source": "Logs",
    "operations": [
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.tail-streams-new": {
    "id": "logs.tail-streams-new",
    "level": "must",
    "text": "An entry that is written while a tail is open is sent on it without a further request.",
    "source": "Logs",
    "operations": [
      "tailLogs"
    ],
    "needs": [
      "add-log-entry"
    ],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.tail-skips-old": {
    "id": "logs.tail-skips-old",
    "level": "must",
    "reason": "An entry is old if the list contains it before the tail is opened.",
    "text": "A tail sends only entries written after it was opened.",
    "source": "Logs",
    "operations": [
      "tailLogs"
    ],
    "needs": [
      "add-log-entry"
    ],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.tail-entry-fields": {
    "id": "logs.tail-entry-fields",
    "level": "must",
    "reason": "The framing is not specified. The clause is checked where the entry is a line of JSON, or the data of a server-sent event.",
    "text": "A tailed entry has ts, level, source, message and request_id.",
    "source": "Logs",
    "operations": [
      "tailLogs"
    ],
    "needs": [
      "add-log-entry"
    ],
    "observed-by": "scenario",
    "family": "logs"
  },
  "logs.tail-framing": {
    "id": "logs.tail-framing",
    "level": "provisional",
    "reason": "The framing of the stream is not specified: server-sent events, or anything else, would be correct.",
    "text": "A tail is application/x-ndjson.",
    "source": "Logs",
    "operations": [
      "tailLogs"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "logs"
  },
  "oauth.cli-config-is-open": {
    "id": "oauth.cli-config-is-open",
    "level": "must",
    "text": "The console's CLI configuration is served without credentials.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "getCliConfig"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.cli-config-fields": {
    "id": "oauth.cli-config-fields",
    "level": "must",
    "text": "The CLI configuration is an object with authorize_url, a string that is a URL.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "getCliConfig"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.authorize-parameters-required": {
    "id": "oauth.authorize-parameters-required",
    "level": "should",
    "reason": "The document requires callers to send them, but does not say what a server does without them. code_challenge_method has a default.",
    "text": "Sign-in is rejected if state is missing from the authorize URL.",
    "source": "Authentication",
    "operations": [],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.redirect-uri-and-scope-required": {
    "id": "oauth.redirect-uri-and-scope-required",
    "level": "must",
    "reason": "The document requires both. The server uses them: without redirect_uri it has no place for the code, and without scope no scopes to grant.",
    "text": "Sign-in is rejected if redirect_uri or scope is missing from the authorize URL.",
    "source": "Authentication",
    "operations": [],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.code-challenge-required": {
    "id": "oauth.code-challenge-required",
    "level": "must",
    "text": "Sign-in is rejected if code_challenge is missing from the authorize URL.",
    "source": "OAuth 2.1, section 4.1.1",
    "operations": [],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.challenge-method-s256": {
    "id": "oauth.challenge-method-s256",
    "level": "must",
    "text": "The method S256 is supported: a challenge that is the base64url-encoded SHA-256 of the verifier leads to a token.",
    "source": "Authentication",
    "operations": [],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.scope-is-space-separated": {
    "id": "oauth.scope-is-space-separated",
    "level": "must",
    "text": "The authorize URL accepts several scopes in one space-separated parameter.",
    "source": "Authentication",
    "operations": [],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.redirect-carries-code": {
    "id": "oauth.redirect-carries-code",
    "level": "must",
    "text": "After sign-in the browser is redirected to the given redirect_uri with an authorization code in `code`.",
    "source": "Authentication",
    "operations": [],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.redirect-returns-state": {
    "id": "oauth.redirect-returns-state",
    "level": "must",
    "reason": "The state contains only characters that OAuth 2.1 allows (appendix A.5, printable ASCII).",
    "text": "The redirect returns the state of the authorize URL unchanged.",
    "source": "Authentication",
    "operations": [],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.exchange-fields": {
    "id": "oauth.exchange-fields",
    "level": "must",
    "text": "A successful exchange returns access_token, refresh_token, expires_in (whole seconds) and token_type, which is Bearer.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "exchangeAuthorizationCode"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "exchange",
    "family": "oauth"
  },
  "oauth.verifier-is-checked": {
    "id": "oauth.verifier-is-checked",
    "level": "must",
    "text": "An exchange whose verifier does not match the challenge is refused (any 4xx) and returns no token.",
    "source": "Authentication",
    "operations": [
      "exchangeAuthorizationCode"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.access-token-lasts-expires-in": {
    "id": "oauth.access-token-lasts-expires-in",
    "level": "must",
    "reason": "Five minutes are allowed for clock skew, as verifiers of a JWT usually allow.",
    "text": "An access token works until expires_in seconds after it was issued, and not after.",
    "source": "Authentication",
    "operations": [
      "exchangeAuthorizationCode",
      "getMe"
    ],
    "needs": [
      "oauth-sign-in",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.refresh-fields": {
    "id": "oauth.refresh-fields",
    "level": "must",
    "text": "A refresh returns the same shape as an exchange.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "refreshSession"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "exchange",
    "family": "oauth"
  },
  "oauth.refresh-gives-fresh-pair": {
    "id": "oauth.refresh-gives-fresh-pair",
    "level": "must",
    "text": "A refresh returns an access token and a refresh token that both differ from the previous ones.",
    "source": "Authentication",
    "operations": [
      "refreshSession"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "trace",
    "family": "oauth"
  },
  "oauth.refresh-token-single-use": {
    "id": "oauth.refresh-token-single-use",
    "level": "must",
    "text": "A refresh token is refused (any 4xx) when it is used a second time.",
    "source": "Authentication",
    "operations": [
      "refreshSession"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "trace",
    "family": "oauth"
  },
  "oauth.grants-not-interchangeable": {
    "id": "oauth.grants-not-interchangeable",
    "level": "must",
    "text": "Only a refresh token continues a session, and only its code starts one: an access token, a key, or a value nearly equal to a refresh token or code is refused (any 4xx), and changes nothing.",
    "source": "Authentication",
    "operations": [
      "exchangeAuthorizationCode",
      "refreshSession"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.refreshed-pair-works": {
    "id": "oauth.refreshed-pair-works",
    "level": "must",
    "text": "The new access token authenticates and the new refresh token can be used in turn.",
    "source": "Authentication",
    "operations": [
      "refreshSession",
      "getMe"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.refresh-after-expiry": {
    "id": "oauth.refresh-after-expiry",
    "level": "must",
    "text": "After token_expired, a refresh returns an access token with which the rejected request succeeds.",
    "source": "Authentication",
    "operations": [
      "refreshSession",
      "getMe"
    ],
    "needs": [
      "oauth-sign-in",
      "expire-token"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.no-bearer-needed": {
    "id": "oauth.no-bearer-needed",
    "level": "provisional",
    "reason": "The authentication of the OAuth endpoints is not specified. The gate sends a token if it gets 401 without one.",
    "text": "Exchange and refresh require no bearer token.",
    "source": "Authentication",
    "operations": [
      "exchangeAuthorizationCode",
      "refreshSession"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.invalid-grant": {
    "id": "oauth.invalid-grant",
    "level": "provisional",
    "reason": "The errors of the OAuth endpoints are not specified.",
    "text": "An unknown, used or mismatched code, verifier or refresh token gets 400 invalid_grant.",
    "source": "Authentication",
    "operations": [
      "exchangeAuthorizationCode",
      "refreshSession"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.redirect-uri-must-match": {
    "id": "oauth.redirect-uri-must-match",
    "level": "must",
    "reason": "A code is bound to the redirect URI of its request, and the document's exchange includes redirect_uri.",
    "text": "An exchange whose redirect_uri differs from the one in the authorize URL is refused (any 4xx) and returns no token.",
    "source": "OAuth 2.1, section 4.1.2",
    "operations": [
      "exchangeAuthorizationCode"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.code-single-use": {
    "id": "oauth.code-single-use",
    "level": "must",
    "text": "An authorization code is refused (any 4xx) when it is exchanged a second time.",
    "source": "OAuth 2.1, section 4.1.2",
    "operations": [
      "exchangeAuthorizationCode"
    ],
    "needs": [
      "oauth-sign-in"
    ],
    "observed-by": "trace",
    "family": "oauth"
  },
  "oauth.code-expires": {
    "id": "oauth.code-expires",
    "level": "provisional",
    "reason": "The lifetime of a code is not specified; OAuth 2.1 recommends ten minutes at most.",
    "text": "An authorization code is rejected ten minutes after it was issued.",
    "source": "Authentication",
    "operations": [
      "exchangeAuthorizationCode"
    ],
    "needs": [
      "oauth-sign-in",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "oauth.refresh-token-expires": {
    "id": "oauth.refresh-token-expires",
    "level": "provisional",
    "reason": "The lifetime of a refresh token is not specified.",
    "text": "A refresh token that has not been used for 30 days is rejected.",
    "source": "Authentication",
    "operations": [
      "refreshSession"
    ],
    "needs": [
      "oauth-sign-in",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "oauth"
  },
  "pages.record-fields": {
    "id": "pages.record-fields",
    "level": "must",
    "text": "A page document has version, metadata with slug and title, schema (an object, possibly empty) and tree.",
    "source": "Page document",
    "operations": [
      "getPage"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "pages"
  },
  "pages.version-label": {
    "id": "pages.version-label",
    "level": "must",
    "text": "A page document's version is a string.",
    "source": "Versioning",
    "operations": [
      "getPage"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "pages"
  },
  "pages.root-is-navshell": {
    "id": "pages.root-is-navshell",
    "level": "must",
    "text": "The root block of a page is a NavShell.",
    "source": "Page document",
    "operations": [
      "getPage"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "pages"
  },
  "pages.block-shape": {
    "id": "pages.block-shape",
    "level": "must",
    "text": "Every block at every depth has block (string) and props (object); children, if present, is an array of blocks.",
    "source": "Page document",
    "operations": [
      "getPage"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "pages"
  },
  "pages.id-prefix": {
    "id": "pages.id-prefix",
    "level": "must",
    "text": "A page's id starts with page_.",
    "source": "Page document",
    "operations": [
      "listPages"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "pages"
  },
  "pages.get-is-draft": {
    "id": "pages.get-is-draft",
    "level": "must",
    "text": "Fetching a page returns its current draft, which includes unpublished changes.",
    "source": "Pages",
    "operations": [
      "getPage",
      "updatePage"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "pages"
  },
  "pages.patch-applies": {
    "id": "pages.patch-applies",
    "level": "must",
    "reason": "The table of the request shows op, path and value; RFC 6902, section 4, adds from and the other operations.",
    "text": "A valid JSON Patch is applied in order, with all six operations of RFC 6902.",
    "source": "Pages",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.patch-pointer": {
    "id": "pages.patch-pointer",
    "level": "must",
    "text": "Paths of a patch are JSON Pointers: ~0 and ~1 are unescaped, - appends to an array, /tree/children/0 is the first child.",
    "source": "Pages",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.patch-missing-path": {
    "id": "pages.patch-missing-path",
    "level": "must",
    "text": "A patch operation on a path that does not exist gets 400 invalid_patch.",
    "source": "Pages",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.patch-test-mismatch": {
    "id": "pages.patch-test-mismatch",
    "level": "must",
    "text": "A test operation that does not match gets 400 invalid_patch.",
    "source": "Pages",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.patch-invalid-value": {
    "id": "pages.patch-invalid-value",
    "level": "must",
    "text": "A patch that would make the document invalid gets 400 invalid_patch.",
    "source": "Error codes",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.patch-is-atomic": {
    "id": "pages.patch-is-atomic",
    "level": "must",
    "reason": "RFC 6902, section 5: if an operation fails, the document is unchanged.",
    "text": "A patch with an operation that fails changes nothing.",
    "source": "Pages",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.patch-error-details": {
    "id": "pages.patch-error-details",
    "level": "provisional",
    "text": "invalid_patch identifies the failed operation in details.operation and its path in details.path.",
    "source": "Error codes",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.patch-keeps-root": {
    "id": "pages.patch-keeps-root",
    "level": "must",
    "reason": "The root is always a NavShell. Whether a patch that changes the root is refused, or has no effect on it, is not specified.",
    "text": "After any patch the root block of the page is still a NavShell.",
    "source": "Page document",
    "operations": [
      "updatePage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.save-makes-version": {
    "id": "pages.save-makes-version",
    "level": "must",
    "reason": "Only a rollback shows the versions. The clause is checked where a rollback accepts the number of a version.",
    "text": "Every save creates a new version, and the previous one can be restored.",
    "source": "Page document",
    "operations": [
      "updatePage",
      "rollbackPage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.revision-changes-on-save": {
    "id": "pages.revision-changes-on-save",
    "level": "provisional",
    "text": "A draft's version, in ETag and in the PATCH response, changes with each save.",
    "source": "Page document",
    "operations": [
      "getPage",
      "updatePage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.patch-leaves-live": {
    "id": "pages.patch-leaves-live",
    "level": "must",
    "text": "Changing a page's draft does not change its live version.",
    "source": "Page and theme: draft and live",
    "operations": [
      "updatePage"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.stale-if-match": {
    "id": "pages.stale-if-match",
    "level": "must",
    "reason": "Where the revision comes from is not specified. The clause is checked where a strong ETag is accepted as If-Match.",
    "text": "A patch with a stale If-Match changes nothing and gets 409 with kind version_mismatch.",
    "source": "Conflict kinds (`409 conflict`, details.kind)",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.stale-names-current": {
    "id": "pages.stale-names-current",
    "level": "must",
    "reason": "The document does not state that the value can be sent as If-Match.",
    "text": "A version_mismatch has the current version in details.current_version.",
    "source": "Conflict kinds (`409 conflict`, details.kind)",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.concurrent-edits": {
    "id": "pages.concurrent-edits",
    "level": "must",
    "reason": "See pages.stale-if-match. Without a revision, all concurrent patches may be applied: see pages.concurrent-patches-apply.",
    "text": "Of concurrent patches with the same If-Match exactly one is applied; the others get 409 conflict.",
    "source": "Error codes",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.concurrent-patches-apply": {
    "id": "pages.concurrent-patches-apply",
    "level": "must",
    "reason": "A patch that succeeds creates a new draft version. A server that can't apply it together with another patch responds with 409 conflict.",
    "text": "If a page or the theme is patched simultaneously, each patch that succeeds changes the draft as a whole, as if the patches were applied one after another.",
    "source": "Page and theme: draft and live",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.if-match-is-optional": {
    "id": "pages.if-match-is-optional",
    "level": "provisional",
    "text": "A patch without If-Match is applied to the current draft.",
    "source": "Conflict kinds (`409 conflict`, details.kind)",
    "operations": [
      "updatePage",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.slug-in-use": {
    "id": "pages.slug-in-use",
    "level": "must",
    "reason": "Whether a patch may change a slug is not specified. The clause is checked where it may.",
    "text": "Giving a page the slug of another page of the workspace gets 409 with kind slug_in_use.",
    "source": "Conflict kinds (`409 conflict`, details.kind)",
    "operations": [
      "updatePage"
    ],
    "needs": [
      "add-page"
    ],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.released-slug-is-held": {
    "id": "pages.released-slug-is-held",
    "level": "provisional",
    "text": "Giving a page a slug that another page recently gave up gets 409 with kind tombstoned.",
    "source": "Conflict kinds (`409 conflict`, details.kind)",
    "operations": [
      "updatePage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.rollback-restores": {
    "id": "pages.rollback-restores",
    "level": "must",
    "reason": "How the version is identified is not specified, so any earlier version is correct; pages.rollback-body checks which one.",
    "text": "A rollback makes an earlier version of the page the draft again.",
    "source": "Pages",
    "operations": [
      "rollbackPage",
      "getPage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.rollback-needs-destructive": {
    "id": "pages.rollback-needs-destructive",
    "level": "must",
    "text": "A rollback requires pages:destructive; pages:write is not sufficient.",
    "source": "Page and theme: draft and live",
    "operations": [
      "rollbackPage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.rollback-leaves-live": {
    "id": "pages.rollback-leaves-live",
    "level": "must",
    "text": "A rollback does not change the live version.",
    "source": "Page and theme: draft and live",
    "operations": [
      "rollbackPage"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.rollback-body": {
    "id": "pages.rollback-body",
    "level": "provisional",
    "text": "The body contains the number of the version to restore; a version that the page never had gets 400.",
    "source": "Pages",
    "operations": [
      "rollbackPage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.publish-promotes-every-draft": {
    "id": "pages.publish-promotes-every-draft",
    "level": "must",
    "text": "One publish makes the current draft of every page of the workspace its live version.",
    "source": "Page and theme: draft and live",
    "operations": [
      "publishPages"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.publish-keeps-drafts": {
    "id": "pages.publish-keeps-drafts",
    "level": "must",
    "text": "Publishing does not change the drafts.",
    "source": "Page and theme: draft and live",
    "operations": [
      "publishPages",
      "getPage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.visitors-see-published": {
    "id": "pages.visitors-see-published",
    "level": "must",
    "text": "Visitors are served the last published version, never a draft.",
    "source": "Page and theme: draft and live",
    "operations": [
      "updatePage",
      "publishPages"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "pages"
  },
  "pages.chosen-shapes": {
    "id": "pages.chosen-shapes",
    "level": "provisional",
    "text": "List, patch, rollback and publish return the shapes that the contract chose.",
    "source": "Pages",
    "operations": [
      "listPages",
      "updatePage",
      "rollbackPage",
      "publishPages"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "pages"
  },
  "pagination.envelope": {
    "id": "pagination.envelope",
    "level": "must",
    "text": "A JSON list response has its records in an array named data.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "pagination"
  },
  "pagination.limit-respected": {
    "id": "pagination.limit-respected",
    "level": "must",
    "text": "A page never contains more records than the requested limit.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "pagination"
  },
  "pagination.walk-visits-everything": {
    "id": "pagination.walk-visits-everything",
    "level": "must",
    "reason": "The order and the page size are not specified.",
    "text": "Following next_cursor from the first page to the last visits every record of the list.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "pagination"
  },
  "pagination.walk-visits-once": {
    "id": "pagination.walk-visits-once",
    "level": "must",
    "text": "Following next_cursor from the first page to the last visits no record twice.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "pagination"
  },
  "pagination.next-cursor-while-more": {
    "id": "pagination.next-cursor-while-more",
    "level": "must",
    "text": "While records remain, a page has next_cursor, a non-empty string, however short the page is.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.no-cursor-on-last-page": {
    "id": "pagination.no-cursor-on-last-page",
    "level": "must",
    "reason": "A cursor means that more results exist, so a cursor that leads to an empty page is wrong.",
    "text": "On the last page next_cursor is absent or null, even if the page is full.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.stable-under-insert": {
    "id": "pagination.stable-under-insert",
    "level": "must",
    "text": "Records inserted during a walk cause no existing record to be repeated or skipped.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.stable-under-delete": {
    "id": "pagination.stable-under-delete",
    "level": "must",
    "text": "Records deleted during a walk cause no remaining record to be repeated or skipped.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.expired-cursor": {
    "id": "pagination.expired-cursor",
    "level": "must",
    "reason": "The service document allows 404 as well.",
    "text": "An expired cursor gets 400 invalid_cursor (404 is accepted), and a request without a cursor then returns the first page.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [
      "expire-cursor"
    ],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.malformed-cursor-on-submissions": {
    "id": "pagination.malformed-cursor-on-submissions",
    "level": "must",
    "reason": "Only a string that no cursor scheme would produce counts as malformed.",
    "text": "A cursor that the server did not issue gets 400 invalid_cursor on form submissions.",
    "source": "Error codes",
    "operations": [
      "listSubmissions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.malformed-cursor": {
    "id": "pagination.malformed-cursor",
    "level": "provisional",
    "text": "A cursor that the server did not issue gets 400 invalid_cursor on every list.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.limit-is-integer": {
    "id": "pagination.limit-is-integer",
    "level": "must",
    "text": "A limit that is not an integer gets 400 validation_failed.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "pagination"
  },
  "pagination.limit-out-of-bounds-refused": {
    "id": "pagination.limit-out-of-bounds-refused",
    "level": "provisional",
    "text": "A limit below 1 or above the list's maximum gets 400 validation_failed with reason out_of_range.",
    "source": "Limits",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.default-limit": {
    "id": "pagination.default-limit",
    "level": "provisional",
    "text": "For lists without a documented default, a page contains 20 records unless a limit is given.",
    "source": "Limits",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listLogs",
      "searchLogs",
      "listSecrets",
      "listAgents",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.maximum-limit": {
    "id": "pagination.maximum-limit",
    "level": "provisional",
    "text": "For lists without a documented maximum, a limit of 100 is accepted and 101 is not.",
    "source": "Limits",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listLogs",
      "searchLogs",
      "listSecrets",
      "listAgents",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "pagination.newest-first": {
    "id": "pagination.newest-first",
    "level": "provisional",
    "text": "Lists without a documented order are listed newest first.",
    "source": "Pagination (all list endpoints)",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "pagination"
  },
  "rate-limits.headers-present": {
    "id": "rate-limits.headers-present",
    "level": "must",
    "reason": "The document describes the headers for all endpoints, but an error may be sent before requests are counted.",
    "text": "Every successful response to a request with a valid token has X-RateLimit-* headers.",
    "source": "Limits",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "rate-limits"
  },
  "rate-limits.header-names": {
    "id": "rate-limits.header-names",
    "level": "provisional",
    "text": "The headers are X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset, each an integer.",
    "source": "Limits",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "rate-limits"
  },
  "rate-limits.reset-in-seconds": {
    "id": "rate-limits.reset-in-seconds",
    "level": "provisional",
    "text": "X-RateLimit-Reset is the number of seconds until the window ends.",
    "source": "Limits",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "rate-limits"
  },
  "rate-limits.per-token": {
    "id": "rate-limits.per-token",
    "level": "must",
    "text": "A token that has reached its limit does not affect other tokens.",
    "source": "Limits",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "exhaust-rate-limit"
    ],
    "observed-by": "scenario",
    "family": "rate-limits"
  },
  "rate-limits.limited-is-429": {
    "id": "rate-limits.limited-is-429",
    "level": "must",
    "text": "A token that exceeds its limit gets 429 rate_limited.",
    "source": "Error codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "exhaust-rate-limit"
    ],
    "observed-by": "scenario",
    "family": "rate-limits"
  },
  "rate-limits.retry-after-present": {
    "id": "rate-limits.retry-after-present",
    "level": "must",
    "text": "A 429 has Retry-After, an integer number of seconds.",
    "source": "Limits",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "exhaust-rate-limit"
    ],
    "observed-by": "exchange",
    "family": "rate-limits"
  },
  "rate-limits.retry-after-suffices": {
    "id": "rate-limits.retry-after-suffices",
    "level": "must",
    "text": "After the Retry-After delay the same request is no longer limited.",
    "source": "Status codes",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "exhaust-rate-limit",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "rate-limits"
  },
  "rate-limits.remaining-counts-down": {
    "id": "rate-limits.remaining-counts-down",
    "level": "provisional",
    "reason": "The headers are named by their prefix only, and how requests are counted is not specified.",
    "text": "Within a window, X-RateLimit-Limit is constant, and each request reduces X-RateLimit-Remaining by one.",
    "source": "Limits",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "rate-limits"
  },
  "rate-limits.none-remaining": {
    "id": "rate-limits.none-remaining",
    "level": "provisional",
    "reason": "The headers are named by their prefix only.",
    "text": "A 429 has X-RateLimit-Remaining: 0.",
    "source": "Limits",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "exhaust-rate-limit"
    ],
    "observed-by": "scenario",
    "family": "rate-limits"
  },
  "runs.id-prefix": {
    "id": "runs.id-prefix",
    "level": "must",
    "text": "A run's id starts with run_.",
    "source": "Agent and run",
    "operations": [
      "listRuns"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "runs"
  },
  "runs.status-enum": {
    "id": "runs.status-enum",
    "level": "must",
    "reason": "The document states the values, but not the name of the field. The clause is checked on runs that have the field.",
    "text": "status is pending, running, awaiting_approval, completed, failed or denied.",
    "source": "Run status",
    "operations": [
      "listRuns"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "runs"
  },
  "runs.chosen-shapes": {
    "id": "runs.chosen-shapes",
    "level": "provisional",
    "text": "Runs have the additional fields that the contract chose.",
    "source": "Agent and run",
    "operations": [
      "listRuns"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "runs"
  },
  "runs.belong-to-agent": {
    "id": "runs.belong-to-agent",
    "level": "must",
    "text": "The list contains only the runs of the agent in the path.",
    "source": "Agents",
    "operations": [
      "listRuns"
    ],
    "needs": [
      "add-run"
    ],
    "observed-by": "scenario",
    "family": "runs"
  },
  "runs.list-holds-every-status": {
    "id": "runs.list-holds-every-status",
    "level": "must",
    "text": "The list contains the runs of the agent in every status.",
    "source": "What the service does",
    "operations": [
      "listRuns"
    ],
    "needs": [
      "add-run"
    ],
    "observed-by": "scenario",
    "family": "runs"
  },
  "runs.newest-first": {
    "id": "runs.newest-first",
    "level": "must",
    "text": "Runs are listed newest first.",
    "source": "Agents",
    "operations": [
      "listRuns"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "runs"
  },
  "runs.default-limit": {
    "id": "runs.default-limit",
    "level": "must",
    "reason": "A page may have fewer records than its limit, so a short page is not necessarily the last one.",
    "text": "A page of runs contains at most 20 records unless a limit is given.",
    "source": "Limits",
    "operations": [
      "listRuns"
    ],
    "needs": [
      "add-run"
    ],
    "observed-by": "scenario",
    "family": "runs"
  },
  "runs.maximum-limit": {
    "id": "runs.maximum-limit",
    "level": "must",
    "text": "A limit of 100 is accepted for runs, and no page contains more than 100.",
    "source": "Limits",
    "operations": [
      "listRuns"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "runs"
  },
  "runs.awaiting-has-open-approval": {
    "id": "runs.awaiting-has-open-approval",
    "level": "must",
    "text": "A run that is awaiting_approval has a pending approval with the run's id.",
    "source": "Run status",
    "operations": [
      "listRuns",
      "listApprovals"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "runs"
  },
  "runs.approval-resumes": {
    "id": "runs.approval-resumes",
    "level": "must",
    "reason": "A resumed run may be queued, may end, or may immediately wait for its next approval.",
    "text": "Approving an approval resumes its run: the run no longer waits for that approval, and is not denied.",
    "source": "Run status",
    "operations": [
      "approveApproval",
      "listRuns"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "scenario",
    "family": "runs"
  },
  "runs.resumed-shows-running": {
    "id": "runs.resumed-shows-running",
    "level": "provisional",
    "text": "A resumed run is running.",
    "source": "Run status",
    "operations": [
      "approveApproval",
      "listRuns"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "scenario",
    "family": "runs"
  },
  "runs.denial-stops": {
    "id": "runs.denial-stops",
    "level": "must",
    "text": "Denying an approval makes its run denied.",
    "source": "Run status",
    "operations": [
      "denyApproval",
      "listRuns"
    ],
    "needs": [
      "pause-run"
    ],
    "observed-by": "trace",
    "family": "runs"
  },
  "runs.denied-is-final": {
    "id": "runs.denied-is-final",
    "level": "must",
    "text": "A denied run is not retried, executes no further steps and stays denied.",
    "source": "Run status",
    "operations": [
      "denyApproval",
      "listRuns"
    ],
    "needs": [
      "pause-run",
      "advance-clock"
    ],
    "observed-by": "trace",
    "family": "runs"
  },
  "scopes.required": {
    "id": "scopes.required",
    "level": "must",
    "text": "A token with neither the scope of an operation nor one that implies it gets 403 insufficient_scope.",
    "source": "Authentication",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "scopes"
  },
  "scopes.exact-scope-suffices": {
    "id": "scopes.exact-scope-suffices",
    "level": "must",
    "text": "A token that has only the scope of an operation can call it.",
    "source": "Authentication",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "scopes"
  },
  "scopes.required-scope-named": {
    "id": "scopes.required-scope-named",
    "level": "must",
    "text": "A 403 insufficient_scope names the operation's scope in details.required_scope.",
    "source": "Authentication",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "scopes"
  },
  "scopes.missing-scope-hint": {
    "id": "scopes.missing-scope-hint",
    "level": "should",
    "reason": "The hint is listed for this error, but only details.required_scope is promised with every one.",
    "text": "A 403 insufficient_scope has details.hint missing_scope.",
    "source": "Auth hints (`401 unauthorized`, `403 insufficient_scope`; details.hint)",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "scopes.write-implies-read": {
    "id": "scopes.write-implies-read",
    "level": "must",
    "text": "A token with the write scope of a resource can call operations that require its read scope.",
    "source": "Authentication",
    "operations": [
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "listPages",
      "getPage",
      "getTheme",
      "getBilling",
      "listInvoices",
      "getUsage",
      "listApprovals",
      "getApproval",
      "listSecrets",
      "createProxyUrl",
      "listAgents",
      "getAgent",
      "listRuns"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "scopes"
  },
  "scopes.destructive-implies-write": {
    "id": "scopes.destructive-implies-write",
    "level": "must",
    "text": "A token with the destructive scope of a resource can call operations that require its write or read scope.",
    "source": "Authentication",
    "operations": [
      "mintToken",
      "listPages",
      "publishPages",
      "getPage",
      "updatePage",
      "listSecrets",
      "createProxyUrl",
      "rotateSecret"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "scopes"
  },
  "scopes.lower-level-does-not-suffice": {
    "id": "scopes.lower-level-does-not-suffice",
    "level": "must",
    "text": "Weaker scopes do not imply stronger ones: read does not include write, and write does not include destructive.",
    "source": "Authentication",
    "operations": [
      "mintToken",
      "revokeToken",
      "publishPages",
      "rollbackPage",
      "updatePage",
      "publishTheme",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "scopes"
  },
  "scopes.secrets-write-is-not-set": {
    "id": "scopes.secrets-write-is-not-set",
    "level": "must",
    "text": "A token with secrets:write but not secrets:set cannot set a secret.",
    "source": "Secrets",
    "operations": [
      "setSecret"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "scopes"
  },
  "scopes.secrets-set-is-not-write": {
    "id": "scopes.secrets-set-is-not-write",
    "level": "must",
    "text": "A token with secrets:set but not secrets:write cannot rotate a secret.",
    "source": "Secrets",
    "operations": [
      "rotateSecret"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "scopes"
  },
  "scopes.secrets-destructive-is-not-set": {
    "id": "scopes.secrets-destructive-is-not-set",
    "level": "provisional",
    "text": "A token with secrets:destructive but not secrets:set cannot set a secret.",
    "source": "Secrets",
    "operations": [
      "setSecret"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "scopes.names-have-resource-and-level": {
    "id": "scopes.names-have-resource-and-level",
    "level": "must",
    "reason": "The characters of either part are not specified.",
    "text": "Every scope of a token consists of a resource, a colon and a level.",
    "source": "Authentication",
    "operations": [
      "getMe"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "scopes"
  },
  "scopes.known-names-accepted": {
    "id": "scopes.known-names-accepted",
    "level": "must",
    "reason": "A scope that only sessions have need not be granted to a key, and a key need not grant scopes that it lacks.",
    "text": "Every scope that an operation for keys requires can be granted to a new key.",
    "source": "Authentication",
    "operations": [
      "mintToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "scopes.session-inherits-permissions": {
    "id": "scopes.session-inherits-permissions",
    "level": "must",
    "reason": "The permissions are those in the active workspace. The clause is checked where that is the workspace of the run. The scopes of the sign-in don't limit the session.",
    "text": "A session token has the user's permissions in the active workspace.",
    "source": "Authentication",
    "operations": [
      "getMe"
    ],
    "needs": [
      "session-token"
    ],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "scopes.inspect-token-needs-tokens-read": {
    "id": "scopes.inspect-token-needs-tokens-read",
    "level": "provisional",
    "reason": "The scopes that inspecting and rotating a key require are not specified.",
    "text": "Inspecting a key requires tokens:read.",
    "source": "Tokens",
    "operations": [
      "getToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "scopes.rotate-token-needs-tokens-write": {
    "id": "scopes.rotate-token-needs-tokens-write",
    "level": "provisional",
    "reason": "The scopes that inspecting and rotating a key require are not specified.",
    "text": "Rotating a key requires tokens:write.",
    "source": "Tokens",
    "operations": [
      "rotateToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "scopes.webhook-reads-need-webhooks-read": {
    "id": "scopes.webhook-reads-need-webhooks-read",
    "level": "provisional",
    "text": "Listing and fetching subscriptions requires webhooks:read.",
    "source": "Webhook subscriptions",
    "operations": [
      "listWebhookSubscriptions",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "scopes.webhook-create-needs-webhooks-write": {
    "id": "scopes.webhook-create-needs-webhooks-write",
    "level": "provisional",
    "text": "Creating a subscription requires webhooks:write.",
    "source": "Webhook subscriptions",
    "operations": [
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "scopes.webhook-delete-needs-webhooks-destructive": {
    "id": "scopes.webhook-delete-needs-webhooks-destructive",
    "level": "provisional",
    "text": "Deleting a subscription requires webhooks:destructive.",
    "source": "Webhook subscriptions",
    "operations": [
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "scopes"
  },
  "secrets.record-fields": {
    "id": "secrets.record-fields",
    "level": "must",
    "text": "A secret has name, created_at and updated_at (ISO 8601), residency, zdr (boolean) and, if set, purpose.",
    "source": "Secret",
    "operations": [
      "listSecrets"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "secrets"
  },
  "secrets.value-never-returned": {
    "id": "secrets.value-never-returned",
    "level": "must",
    "text": "No response of any operation contains a value that was set.",
    "source": "Secret",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "secrets"
  },
  "secrets.set-creates": {
    "id": "secrets.set-creates",
    "level": "must",
    "text": "Setting a new name adds one secret with that name to the list.",
    "source": "Secrets",
    "operations": [
      "setSecret",
      "listSecrets"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "secrets"
  },
  "secrets.set-overwrites": {
    "id": "secrets.set-overwrites",
    "level": "must",
    "reason": "The document does not say what happens to created_at and updated_at: see secrets.overwrite-moves-times.",
    "text": "Setting an existing name results in one secret with that name.",
    "source": "Secrets",
    "operations": [
      "setSecret",
      "listSecrets"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.overwrite-moves-times": {
    "id": "secrets.overwrite-moves-times",
    "level": "provisional",
    "reason": "The document does not say what the two times refer to.",
    "text": "Overwriting a secret keeps created_at and advances updated_at.",
    "source": "Secret",
    "operations": [
      "setSecret",
      "listSecrets"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.name-is-identifier": {
    "id": "secrets.name-is-identifier",
    "level": "must",
    "text": "No two secrets of a workspace have the same name.",
    "source": "Secret",
    "operations": [
      "listSecrets"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.purpose-visible": {
    "id": "secrets.purpose-visible",
    "level": "must",
    "reason": "The field names of the PUT are not specified. The clause is checked where reads return the purpose that was sent.",
    "text": "Reads return the purpose that was sent when the secret was set.",
    "source": "Secret",
    "operations": [
      "setSecret",
      "listSecrets"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "secrets"
  },
  "secrets.purpose-decides-resolver": {
    "id": "secrets.purpose-decides-resolver",
    "level": "must",
    "text": "Only a capability that the secret's purpose allows can resolve it.",
    "source": "Secret",
    "operations": [
      "setSecret",
      "createProxyUrl"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.residency-defaults-to-home": {
    "id": "secrets.residency-defaults-to-home",
    "level": "must",
    "text": "A secret set without a residency has the workspace's home region.",
    "source": "Secret",
    "operations": [
      "setSecret",
      "listSecrets"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.residency-lock-kept": {
    "id": "secrets.residency-lock-kept",
    "level": "must",
    "text": "While secrets are restricted to a region, none can be stored in another.",
    "source": "Secret",
    "operations": [
      "setSecret",
      "listSecrets"
    ],
    "needs": [
      "lock-residency"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.residency-violation": {
    "id": "secrets.residency-violation",
    "level": "must",
    "text": "A runtime outside the region of a residency-restricted secret gets residency_violation, without any fallback.",
    "source": "Error codes",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [
      "lock-residency"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.residency-violation-status": {
    "id": "secrets.residency-violation-status",
    "level": "provisional",
    "text": "The status of residency_violation is 403.",
    "source": "Error codes",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [
      "lock-residency"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.zdr-leaves-no-trace": {
    "id": "secrets.zdr-leaves-no-trace",
    "level": "must",
    "text": "The value of a zdr secret is in no cache, audit record or log line, and is not stored after use.",
    "source": "Secret",
    "operations": [
      "setSecret"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.encrypted-at-rest": {
    "id": "secrets.encrypted-at-rest",
    "level": "must",
    "text": "Secrets are not stored in plain text.",
    "source": "Secret",
    "operations": [
      "setSecret"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.key-per-workspace": {
    "id": "secrets.key-per-workspace",
    "level": "must",
    "text": "Each workspace's secrets are encrypted with its own data key.",
    "source": "Secret",
    "operations": [
      "setSecret"
    ],
    "needs": [
      "inspect-storage",
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.key-use-is-logged": {
    "id": "secrets.key-use-is-logged",
    "level": "must",
    "text": "Every wrap and unwrap of a data key is logged with the requesting principal.",
    "source": "Secret",
    "operations": [
      "setSecret",
      "createProxyUrl"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.put-body": {
    "id": "secrets.put-body",
    "level": "provisional",
    "text": "Setting a secret accepts name and value, and optionally purpose, residency and zdr.",
    "source": "Secrets",
    "operations": [
      "setSecret"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.delete-is-permanent": {
    "id": "secrets.delete-is-permanent",
    "level": "must",
    "reason": "Whether a second DELETE gets 404 is not checked, as DELETE is idempotent in HTTP; a name that never existed gets it.",
    "text": "A deleted secret is no longer listed and cannot be rotated. A new secret with its name has nothing of it.",
    "source": "Secrets",
    "operations": [
      "deleteSecret",
      "listSecrets",
      "rotateSecret"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "secrets"
  },
  "secrets.delete-has-no-overlap": {
    "id": "secrets.delete-has-no-overlap",
    "level": "must",
    "text": "After DELETE and PUT, unlike after a rotation, the old value is no longer accepted.",
    "source": "Secrets",
    "operations": [
      "deleteSecret",
      "setSecret"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.rotate-makes-new-value": {
    "id": "secrets.rotate-makes-new-value",
    "level": "must",
    "text": "A rotation gives the secret a value that it did not have before.",
    "source": "Secrets",
    "operations": [
      "rotateSecret"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.rotate-overlap": {
    "id": "secrets.rotate-overlap",
    "level": "must",
    "text": "During the overlap window the old and the new value are both accepted.",
    "source": "Secret",
    "operations": [
      "rotateSecret"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.rotate-overlap-ends": {
    "id": "secrets.rotate-overlap-ends",
    "level": "must",
    "text": "After the overlap window only the new value is accepted.",
    "source": "Secret",
    "operations": [
      "rotateSecret"
    ],
    "needs": [
      "inspect-storage",
      "advance-clock"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.overlap-length": {
    "id": "secrets.overlap-length",
    "level": "provisional",
    "text": "The overlap lasts one hour.",
    "source": "Limits",
    "operations": [
      "rotateSecret"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.rotate-body-optional": {
    "id": "secrets.rotate-body-optional",
    "level": "provisional",
    "text": "A rotation requires no body; an optional body may contain the new value.",
    "source": "Secrets",
    "operations": [
      "rotateSecret"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.pending-rotation-fails": {
    "id": "secrets.pending-rotation-fails",
    "level": "must",
    "text": "Once its provider requires rotation, uses of a secret fail with upstream_unavailable and details.hint rotate_secret until the secret is rotated.",
    "source": "Secret",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [
      "require-secret-rotation"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.rotation-restores": {
    "id": "secrets.rotation-restores",
    "level": "must",
    "text": "Once its rotation completes the secret is usable again.",
    "source": "Secret",
    "operations": [
      "rotateSecret",
      "createProxyUrl"
    ],
    "needs": [
      "require-secret-rotation"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-fields": {
    "id": "secrets.proxy-url-fields",
    "level": "must",
    "text": "The response to creating a proxy URL has url and expires_at.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "secrets"
  },
  "secrets.proxy-url-body": {
    "id": "secrets.proxy-url-body",
    "level": "provisional",
    "text": "Creating a proxy URL accepts the name of the secret, and optionally the region of the runtime that will use it.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-host": {
    "id": "secrets.proxy-url-host",
    "level": "must",
    "reason": "The document names only the host, and does not say that the proxy and the API have different hosts.",
    "text": "url is an absolute URL.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-on-proxy-host": {
    "id": "secrets.proxy-url-on-proxy-host",
    "level": "must",
    "text": "url has the host of the secret proxy.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [
      "proxy-host"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-is-short-lived": {
    "id": "secrets.proxy-url-is-short-lived",
    "level": "provisional",
    "reason": "The document says short-lived without a duration: the lifetime of proxy URLs is not specified.",
    "text": "expires_at is an ISO 8601 time within the next hour.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-lifetime": {
    "id": "secrets.proxy-url-lifetime",
    "level": "provisional",
    "text": "A proxy URL expires after five minutes.",
    "source": "Limits",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-expires": {
    "id": "secrets.proxy-url-expires",
    "level": "must",
    "text": "A proxy URL does not resolve after expires_at.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [
      "advance-clock",
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-resolved-late": {
    "id": "secrets.proxy-url-resolved-late",
    "level": "must",
    "text": "A proxy URL is resolved when it is used: after an overwrite it resolves to the new value.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl",
      "rotateSecret"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-needs-only-read": {
    "id": "secrets.proxy-url-needs-only-read",
    "level": "must",
    "reason": "The request body is not specified, so the request may be refused for another reason.",
    "text": "A token with only secrets:read is not refused for its scopes when it creates a proxy URL.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.proxy-url-unknown-secret": {
    "id": "secrets.proxy-url-unknown-secret",
    "level": "provisional",
    "text": "Creating a proxy URL for an unknown secret gets 404 not_found.",
    "source": "Secrets",
    "operations": [
      "createProxyUrl"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "secrets"
  },
  "secrets.chosen-shapes": {
    "id": "secrets.chosen-shapes",
    "level": "provisional",
    "text": "Set, delete and rotate return the shapes that the contract chose, without any value.",
    "source": "Secrets",
    "operations": [
      "listSecrets",
      "setSecret",
      "deleteSecret",
      "rotateSecret"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "secrets"
  },
  "tenancy.unknown-workspace-is-404": {
    "id": "tenancy.unknown-workspace-is-404",
    "level": "must",
    "reason": "A key of one workspace has no access to any other slug, whether a workspace has that slug or not.",
    "text": "An unknown workspace slug gets 403 or 404 on every operation below it.",
    "source": "Error codes",
    "operations": [
      "getWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tenancy"
  },
  "tenancy.foreign-workspace-refused": {
    "id": "tenancy.foreign-workspace-refused",
    "level": "must",
    "text": "A key of one workspace gets 403 or 404 on another workspace's paths, and changes nothing there.",
    "source": "Status codes",
    "operations": [
      "getWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "trace",
    "family": "tenancy"
  },
  "tenancy.foreign-workspace-is-404": {
    "id": "tenancy.foreign-workspace-is-404",
    "level": "provisional",
    "text": "Another tenant's workspace gets 404, as if it did not exist.",
    "source": "Status codes",
    "operations": [
      "getWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "tenancy"
  },
  "tenancy.foreign-record-is-404": {
    "id": "tenancy.foreign-record-is-404",
    "level": "must",
    "reason": "The record is not visible to the token: the table of statuses allows both.",
    "text": "The id of another workspace's record gets 403 or 404 below a workspace that the token can access, and the record still exists afterwards.",
    "source": "Status codes",
    "operations": [
      "getToken",
      "revokeToken",
      "rotateToken",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getForm",
      "listSubmissions",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "deleteSecret",
      "rotateSecret",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "tenancy"
  },
  "tenancy.lists-hold-own-records": {
    "id": "tenancy.lists-hold-own-records",
    "level": "must",
    "text": "A list or tail below one workspace never contains a record of another.",
    "source": "What the service does",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "tenancy"
  },
  "tenancy.reads-show-own-workspace": {
    "id": "tenancy.reads-show-own-workspace",
    "level": "must",
    "reason": "The document does not state that a session can use the paths of a workspace that isn't its current one.",
    "text": "What a read below one workspace shows is of that workspace, also if a session's current workspace is another one.",
    "source": "What the service does",
    "operations": [
      "getWorkspace",
      "getTheme",
      "getBilling",
      "getUsage"
    ],
    "needs": [
      "second-workspace",
      "session-token"
    ],
    "observed-by": "scenario",
    "family": "tenancy"
  },
  "tenancy.names-are-per-workspace": {
    "id": "tenancy.names-are-per-workspace",
    "level": "must",
    "text": "Records with the same name in two workspaces are independent of each other.",
    "source": "What the service does",
    "operations": [
      "setSecret",
      "listSecrets",
      "createProxyUrl"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "tenancy"
  },
  "tenancy.writes-stay-in-workspace": {
    "id": "tenancy.writes-stay-in-workspace",
    "level": "must",
    "text": "A write in one workspace changes no record, theme or billing state of another.",
    "source": "What the service does",
    "operations": [
      "mintToken",
      "revokeToken",
      "rotateToken",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "updateTheme",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "tenancy"
  },
  "tenancy.writes-stay-on-record": {
    "id": "tenancy.writes-stay-on-record",
    "level": "must",
    "reason": "The tables of states name what a transition changes besides its record: only the run of an approval. Publishing names no record.",
    "text": "A write that names or creates one record changes no other record of its kind.",
    "source": "States and transitions",
    "operations": [
      "mintToken",
      "revokeToken",
      "rotateToken",
      "rollbackPage",
      "updatePage",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "deleteSecret",
      "rotateSecret",
      "createAgent",
      "activateAgent",
      "deactivateAgent",
      "createWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tenancy"
  },
  "theme.record-fields": {
    "id": "theme.record-fields",
    "level": "must",
    "text": "A theme has colors (name to string), typography (font_family_heading, font_family_body, scale), spacing and updated_at (UTC).",
    "source": "Theme document",
    "operations": [
      "getTheme"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "theme"
  },
  "theme.updated-at-moves": {
    "id": "theme.updated-at-moves",
    "level": "provisional",
    "reason": "The document does not say whether the field is the time of a save or of a publication.",
    "text": "updated_at never decreases, and after a patch it is the time of that change.",
    "source": "Theme document",
    "operations": [
      "getTheme",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "theme"
  },
  "theme.get-is-draft": {
    "id": "theme.get-is-draft",
    "level": "must",
    "text": "Fetching the theme returns its current draft, which includes unpublished changes.",
    "source": "Theme",
    "operations": [
      "getTheme",
      "updateTheme"
    ],
    "needs": [],
    "observed-by": "exclusive-trace",
    "family": "theme"
  },
  "theme.one-per-workspace": {
    "id": "theme.one-per-workspace",
    "level": "must",
    "text": "Each workspace has its own theme: a change does not affect other workspaces.",
    "source": "Theme document",
    "operations": [
      "getTheme",
      "updateTheme"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "theme"
  },
  "theme.patch-leaves-live": {
    "id": "theme.patch-leaves-live",
    "level": "must",
    "text": "Changing the theme's draft does not change the live theme.",
    "source": "Page and theme: draft and live",
    "operations": [
      "updateTheme"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "theme"
  },
  "theme.publish-promotes-draft": {
    "id": "theme.publish-promotes-draft",
    "level": "must",
    "text": "Publishing the theme makes its draft the live theme, which visitors see on their next page load.",
    "source": "Page and theme: draft and live",
    "operations": [
      "publishTheme"
    ],
    "needs": [
      "inspect-storage"
    ],
    "observed-by": "scenario",
    "family": "theme"
  },
  "theme.publish-keeps-draft": {
    "id": "theme.publish-keeps-draft",
    "level": "must",
    "text": "Publishing the theme does not change its draft.",
    "source": "Page and theme: draft and live",
    "operations": [
      "publishTheme",
      "getTheme"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "theme"
  },
  "theme.change-rewrites-no-page": {
    "id": "theme.change-rewrites-no-page",
    "level": "must",
    "text": "Pages refer to colors by name: a changed color applies to every block without a change to any page document.",
    "source": "Theme document",
    "operations": [
      "updateTheme",
      "getPage"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "theme"
  },
  "theme.colors-resolve-live": {
    "id": "theme.colors-resolve-live",
    "level": "must",
    "reason": "The document does not say which props reference a color, so the driver adds one.",
    "text": "On each live page, a block prop that references a color name has the color of the live theme.",
    "source": "Theme document",
    "operations": [
      "updateTheme",
      "publishTheme"
    ],
    "needs": [
      "inspect-storage",
      "add-colored-page"
    ],
    "observed-by": "scenario",
    "family": "theme"
  },
  "theme.typography-applies-live": {
    "id": "theme.typography-applies-live",
    "level": "must",
    "text": "The typography and spacing of the live theme apply to every live page.",
    "source": "Theme document",
    "operations": [
      "updateTheme",
      "publishTheme"
    ],
    "needs": [
      "inspect-storage",
      "add-page"
    ],
    "observed-by": "scenario",
    "family": "theme"
  },
  "theme.chosen-shapes": {
    "id": "theme.chosen-shapes",
    "level": "provisional",
    "text": "Patch and publish of the theme return the shapes that the contract chose.",
    "source": "Theme",
    "operations": [
      "updateTheme",
      "publishTheme"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "theme"
  },
  "tokens.mint-returns-secret": {
    "id": "tokens.mint-returns-secret",
    "level": "must",
    "reason": "The name of the field is not specified: a string with the prefix of a key is the secret.",
    "text": "Creating a key returns the key with its secret.",
    "source": "Tokens",
    "operations": [
      "mintToken"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.secret-prefix": {
    "id": "tokens.secret-prefix",
    "level": "must",
    "text": "A key's secret starts with key_live_ or key_test_.",
    "source": "Workspace API key",
    "operations": [
      "mintToken",
      "rotateToken"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.secret-mode": {
    "id": "tokens.secret-mode",
    "level": "provisional",
    "text": "A created or rotated key has the mode of the token that made the request.",
    "source": "Workspace API key",
    "operations": [
      "mintToken",
      "rotateToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.id-prefix": {
    "id": "tokens.id-prefix",
    "level": "provisional",
    "reason": "The response to mintToken is specified only for the secret; GET /me promises the prefix (identity.token-id-prefix).",
    "text": "A key's id starts with tok_.",
    "source": "User and principal (`GET /v1/me`)",
    "operations": [
      "mintToken",
      "getToken",
      "rotateToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.mint-refuses-empty-scopes": {
    "id": "tokens.mint-refuses-empty-scopes",
    "level": "provisional",
    "reason": "The scope catalogue and the limits of the set are not specified.",
    "text": "Creating a key with an empty set of scopes gets 400 validation_failed.",
    "source": "Workspace API key",
    "operations": [
      "mintToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.mint-refuses-unknown-scope": {
    "id": "tokens.mint-refuses-unknown-scope",
    "level": "provisional",
    "reason": "The scope catalogue and the limits of the set are not specified.",
    "text": "Creating a key with an unknown scope gets 400 validation_failed with reason unknown_value.",
    "source": "Tokens",
    "operations": [
      "mintToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.minted-key-works": {
    "id": "tokens.minted-key-works",
    "level": "must",
    "text": "A new key authenticates immediately.",
    "source": "Authentication",
    "operations": [
      "mintToken",
      "getMe"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.minted-key-has-its-scopes": {
    "id": "tokens.minted-key-has-its-scopes",
    "level": "must",
    "text": "A new key has exactly the requested scopes.",
    "source": "Workspace API key",
    "operations": [
      "mintToken",
      "getMe"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.minted-key-bound-to-workspace": {
    "id": "tokens.minted-key-bound-to-workspace",
    "level": "must",
    "text": "A new key resolves to the workspace in which it was created.",
    "source": "Workspace API key",
    "operations": [
      "mintToken",
      "getMe",
      "getCurrentWorkspace"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.scopes-do-not-change": {
    "id": "tokens.scopes-do-not-change",
    "level": "must",
    "text": "A key's scopes never change, even when it is rotated.",
    "source": "Workspace API key",
    "operations": [
      "mintToken",
      "rotateToken",
      "getMe"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.inspect-hides-secret": {
    "id": "tokens.inspect-hides-secret",
    "level": "must",
    "text": "Inspecting a key never returns its secret, or a part of it that would authenticate.",
    "source": "Tokens",
    "operations": [
      "getToken"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.secret-shown-once": {
    "id": "tokens.secret-shown-once",
    "level": "must",
    "text": "A key's secret is in the response that created or rotated the key, and in no other response of any operation.",
    "source": "Workspace API key",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.inspect-shows-scopes": {
    "id": "tokens.inspect-shows-scopes",
    "level": "must",
    "reason": "The name and shape of the field are not specified, so each scope may be anywhere in the response body.",
    "text": "Inspecting a key returns its scopes.",
    "source": "Tokens",
    "operations": [
      "getToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.inspect-shows-last-use": {
    "id": "tokens.inspect-shows-last-use",
    "level": "must",
    "reason": "The name and notation of the member are not specified, nor how soon a use is recorded. Any member named like a last use and any new time counts.",
    "text": "Inspecting a key returns when it was last used.",
    "source": "Tokens",
    "operations": [
      "getToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.use-updates-last-use": {
    "id": "tokens.use-updates-last-use",
    "level": "provisional",
    "reason": "The service document does not specify how soon a use is recorded.",
    "text": "A use of a key updates the time of its last use.",
    "source": "Tokens",
    "operations": [
      "getToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.inspect-shows-creator": {
    "id": "tokens.inspect-shows-creator",
    "level": "must",
    "reason": "The name of the member is not specified, nor how it identifies the creator. Any member named like a creator counts, and so does the user or token that created the key.",
    "text": "Inspecting a key returns who created it.",
    "source": "Tokens",
    "operations": [
      "getToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.rotate-gives-new-secret": {
    "id": "tokens.rotate-gives-new-secret",
    "level": "must",
    "text": "Rotating a key returns a secret that differs from the old one.",
    "source": "Tokens",
    "operations": [
      "rotateToken"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.rotated-secret-works": {
    "id": "tokens.rotated-secret-works",
    "level": "must",
    "text": "The secret that a rotation returns authenticates.",
    "source": "Tokens",
    "operations": [
      "rotateToken",
      "getMe"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.rotate-kills-old-secret": {
    "id": "tokens.rotate-kills-old-secret",
    "level": "must",
    "text": "The old secret gets 401 once its key is rotated.",
    "source": "Tokens",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.rotate-keeps-id": {
    "id": "tokens.rotate-keeps-id",
    "level": "provisional",
    "text": "A rotated key keeps its id.",
    "source": "Tokens",
    "operations": [
      "rotateToken",
      "getToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.revoke-is-immediate": {
    "id": "tokens.revoke-is-immediate",
    "level": "must",
    "text": "The first request with a revoked key gets 401.",
    "source": "Tokens",
    "operations": [
      "getMe",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.revoke-is-permanent": {
    "id": "tokens.revoke-is-permanent",
    "level": "must",
    "text": "A revoked key cannot be restored; no operation makes its secret work again.",
    "source": "Tokens",
    "operations": [
      "revokeToken",
      "rotateToken",
      "getMe"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "tokens"
  },
  "tokens.revoked-is-not-found": {
    "id": "tokens.revoked-is-not-found",
    "level": "provisional",
    "text": "Inspecting, rotating or revoking a revoked key gets 404 not_found.",
    "source": "Tokens",
    "operations": [
      "getToken",
      "rotateToken",
      "revokeToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.name-taken": {
    "id": "tokens.name-taken",
    "level": "provisional",
    "text": "Creating a key with a name that another key of the workspace has gets 409 with kind name_taken.",
    "source": "Conflict kinds (`409 conflict`, details.kind)",
    "operations": [
      "mintToken"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.name-free-in-other-workspace": {
    "id": "tokens.name-free-in-other-workspace",
    "level": "provisional",
    "text": "A key name that is used in one workspace is available in another.",
    "source": "Conflict kinds (`409 conflict`, details.kind)",
    "operations": [
      "mintToken"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "tokens"
  },
  "tokens.chosen-shapes": {
    "id": "tokens.chosen-shapes",
    "level": "provisional",
    "text": "Keys have the field names that the contract chose, and their operations return the responses that it chose.",
    "source": "Workspace API key",
    "operations": [
      "mintToken",
      "getToken",
      "rotateToken",
      "revokeToken"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "tokens"
  },
  "validation.body-fails-with-400": {
    "id": "validation.body-fails-with-400",
    "level": "must",
    "reason": "A missing body may be refused with any 4xx. An OAuth endpoint that requires a token responds with 401 first.",
    "text": "A JSON body that is invalid under the documented part of its schema gets 400, with a code that the operation declares for it.",
    "source": "Error codes",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "validation"
  },
  "validation.chosen-limits-refused": {
    "id": "validation.chosen-limits-refused",
    "level": "provisional",
    "reason": "The lengths and names that a server refuses are not specified.",
    "text": "A body that violates a constraint that the contract chose (such as a length, pattern, range or enumeration) gets 400 validation_failed.",
    "source": "Error codes",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "approveApproval",
      "denyApproval",
      "setSecret",
      "createProxyUrl",
      "rotateSecret",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.wrong-type-is-format-mismatch": {
    "id": "validation.wrong-type-is-format-mismatch",
    "level": "provisional",
    "text": "A value of the wrong JSON type is reported with reason format_mismatch.",
    "source": "Envelope",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.query-fails-with-400": {
    "id": "validation.query-fails-with-400",
    "level": "must",
    "text": "A query parameter that is invalid under its schema gets 400 validation_failed.",
    "source": "Error codes",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "validation"
  },
  "validation.malformed-json-is-400": {
    "id": "validation.malformed-json-is-400",
    "level": "must",
    "reason": "The document names no status for a body that cannot be read; 415 and 422 are in use as well.",
    "text": "A body that is not JSON is refused (any 4xx).",
    "source": "Error codes",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "validation"
  },
  "validation.malformed-json-code": {
    "id": "validation.malformed-json-code",
    "level": "provisional",
    "text": "The 400 for a body that is not JSON has code validation_failed and a field entry for the whole body.",
    "source": "Error codes",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.fields-present": {
    "id": "validation.fields-present",
    "level": "must",
    "text": "Every validation_failed error has error.fields, an array with at least one entry.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "validation"
  },
  "validation.field-entry-shape": {
    "id": "validation.field-entry-shape",
    "level": "must",
    "text": "Every entry of error.fields has path, reason and message, all strings.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "validation"
  },
  "validation.path-is-pointer": {
    "id": "validation.path-is-pointer",
    "level": "should",
    "reason": "The document calls it JSON-pointer-style. Clauses of level must read other notations too, such as body.email.",
    "text": "The path of a field entry is a JSON Pointer to the invalid field, such as /email.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "validation"
  },
  "validation.one-entry-per-field": {
    "id": "validation.one-entry-per-field",
    "level": "must",
    "text": "The response to a body with several invalid fields has one entry for each.",
    "source": "Envelope",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.entries-of-every-rule": {
    "id": "validation.entries-of-every-rule",
    "level": "should",
    "reason": "There is one entry for each offending field; the document does not say whether a server goes on after the first kind of check. Which schedules a server accepts is not specified either.",
    "text": "The response to an agent without a name and with an invalid schedule has an entry for each that a response to only this error has.",
    "source": "Envelope",
    "operations": [
      "createAgent"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.one-entry-per-parameter": {
    "id": "validation.one-entry-per-parameter",
    "level": "should",
    "reason": "There is one entry for each offending field; the document does not say whether a query parameter is a field.",
    "text": "The response to a query with several invalid parameters has one entry for each.",
    "source": "Envelope",
    "operations": [
      "listLogs",
      "searchLogs",
      "listApprovals"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.reason-listed": {
    "id": "validation.reason-listed",
    "level": "should",
    "text": "The reason of a field entry is one of the seven listed reasons.",
    "source": "Envelope",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "validation"
  },
  "validation.reason-missing": {
    "id": "validation.reason-missing",
    "level": "should",
    "reason": "Clients treat an unrecognized reason as a generic validation error, so a server may use other reasons.",
    "text": "A missing required field is reported with reason missing.",
    "source": "Envelope",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.reason-too-short": {
    "id": "validation.reason-too-short",
    "level": "should",
    "reason": "Clients treat an unrecognized reason as a generic validation error, so a server may use other reasons.",
    "text": "A string or array below its minimum length is reported with reason too_short.",
    "source": "Envelope",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.reason-too-long": {
    "id": "validation.reason-too-long",
    "level": "should",
    "reason": "Clients treat an unrecognized reason as a generic validation error, so a server may use other reasons.",
    "text": "A string or array above its maximum length is reported with reason too_long.",
    "source": "Envelope",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.reason-format-mismatch": {
    "id": "validation.reason-format-mismatch",
    "level": "should",
    "reason": "Clients treat an unrecognized reason as a generic validation error, so a server may use other reasons.",
    "text": "A value that does not match its pattern or format is reported with reason format_mismatch.",
    "source": "Envelope",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listLogs",
      "searchLogs",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.reason-out-of-range": {
    "id": "validation.reason-out-of-range",
    "level": "should",
    "reason": "Clients treat an unrecognized reason as a generic validation error, so a server may use other reasons.",
    "text": "A number out of range is reported with reason out_of_range.",
    "source": "Envelope",
    "operations": [
      "listWorkspaces",
      "listPages",
      "listInvoices",
      "listForms",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "listApprovals",
      "listSecrets",
      "listAgents",
      "listRuns",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.reason-unknown-value": {
    "id": "validation.reason-unknown-value",
    "level": "should",
    "reason": "Clients treat an unrecognized reason as a generic validation error, so a server may use other reasons.",
    "text": "A value outside an enumeration is reported with reason unknown_value.",
    "source": "Envelope",
    "operations": [
      "listApprovals",
      "searchLogs"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.reason-unknown-field": {
    "id": "validation.reason-unknown-field",
    "level": "should",
    "reason": "Clients treat an unrecognized reason as a generic validation error, so a server may use other reasons.",
    "text": "A field that is not in the body's schema is reported with reason unknown_field.",
    "source": "Envelope",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "validation.too-large-is-413": {
    "id": "validation.too-large-is-413",
    "level": "provisional",
    "reason": "The maximum size of a body is not specified.",
    "text": "A request body larger than 1 MB gets 413 payload_too_large.",
    "source": "Limits",
    "operations": [
      "refreshSession",
      "exchangeAuthorizationCode",
      "mintToken",
      "rollbackPage",
      "updatePage",
      "updateTheme",
      "setPaymentMethod",
      "changePlan",
      "setSecret",
      "createProxyUrl",
      "createAgent",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "validation"
  },
  "versioning.version-in-path": {
    "id": "versioning.version-in-path",
    "level": "must",
    "text": "Every operation of the API is served below a base URL that ends in /v1.",
    "source": "Versioning",
    "operations": [
      "getMe",
      "getCliConfig",
      "refreshSession",
      "exchangeAuthorizationCode",
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace",
      "mintToken",
      "getToken",
      "revokeToken",
      "rotateToken",
      "listPages",
      "publishPages",
      "getPage",
      "rollbackPage",
      "updatePage",
      "getTheme",
      "publishTheme",
      "updateTheme",
      "getBilling",
      "listInvoices",
      "setPaymentMethod",
      "changePlan",
      "getUsage",
      "listForms",
      "getForm",
      "listSubmissions",
      "listLogs",
      "searchLogs",
      "tailLogs",
      "listApprovals",
      "getApproval",
      "approveApproval",
      "denyApproval",
      "listSecrets",
      "setSecret",
      "createProxyUrl",
      "deleteSecret",
      "rotateSecret",
      "listAgents",
      "createAgent",
      "getAgent",
      "activateAgent",
      "deactivateAgent",
      "listRuns",
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "versioning"
  },
  "webhooks.id-prefix": {
    "id": "webhooks.id-prefix",
    "level": "must",
    "reason": "The endpoints are not specified, but the identifiers are. The clause is checked where the server has subscriptions.",
    "text": "A subscription's id starts with wh_.",
    "source": "Webhook identifiers",
    "operations": [
      "createWebhookSubscription",
      "getWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.create-through-api": {
    "id": "webhooks.create-through-api",
    "level": "provisional",
    "reason": "No endpoint, request or record of subscriptions is specified; they may be managed in the console only.",
    "text": "A subscription can be registered through the API with an endpoint URL and an event filter.",
    "source": "Webhook subscriptions",
    "operations": [
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.durable": {
    "id": "webhooks.durable",
    "level": "must",
    "reason": "The endpoints are not specified. The clause is checked on subscriptions that could be created, in their own resource or in the list.",
    "text": "A subscription and its event filter persist until it is deleted.",
    "source": "Webhook identifiers",
    "operations": [
      "createWebhookSubscription",
      "getWebhookSubscription",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.one-workspace": {
    "id": "webhooks.one-workspace",
    "level": "must",
    "reason": "The endpoints are not specified. The clause is checked on subscriptions that could be created, by the prefixes of ids and secrets.",
    "text": "A subscription belongs to one workspace and appears in no other.",
    "source": "Webhook identifiers",
    "operations": [
      "listWebhookSubscriptions"
    ],
    "needs": [
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.one-url": {
    "id": "webhooks.one-url",
    "level": "must",
    "reason": "The endpoints are not specified. The clause is checked on subscriptions that could be created, in their own resource or in the list. Records may contain URLs other than endpoints.",
    "text": "A subscription has exactly one endpoint URL, the one that it was created with.",
    "source": "Webhook identifiers",
    "operations": [
      "createWebhookSubscription",
      "getWebhookSubscription",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.secret-format": {
    "id": "webhooks.secret-format",
    "level": "must",
    "reason": "The endpoints are not specified. The clause is checked on subscriptions that could be created, by the prefixes of ids and secrets.",
    "text": "The signing secret is whsec_ followed by 64 hexadecimal digits in either case.",
    "source": "Webhook identifiers",
    "operations": [
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.secret-shown-once": {
    "id": "webhooks.secret-shown-once",
    "level": "must",
    "reason": "The endpoints are not specified. The clause is checked on subscriptions that could be created, by the prefixes of ids and secrets.",
    "text": "The signing secret is returned on creation and in no other response.",
    "source": "Webhook identifiers",
    "operations": [
      "createWebhookSubscription",
      "getWebhookSubscription",
      "listWebhookSubscriptions"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "webhooks"
  },
  "webhooks.secret-per-subscription": {
    "id": "webhooks.secret-per-subscription",
    "level": "must",
    "reason": "The endpoints are not specified. The clause is checked on subscriptions that could be created, by the prefixes of ids and secrets.",
    "text": "Two subscriptions have different signing secrets, even for the same URL.",
    "source": "Webhook identifiers",
    "operations": [
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "webhooks"
  },
  "webhooks.recreate-gives-new-secret": {
    "id": "webhooks.recreate-gives-new-secret",
    "level": "must",
    "reason": "The endpoints are not specified. The clause is checked on subscriptions that could be created, by the prefixes of ids and secrets.",
    "text": "Deleting and re-creating a subscription results in a different id and secret.",
    "source": "Webhook identifiers",
    "operations": [
      "deleteWebhookSubscription",
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.https-only": {
    "id": "webhooks.https-only",
    "level": "provisional",
    "text": "An endpoint URL that is not https gets 400 validation_failed; loopback addresses are accepted in test mode.",
    "source": "Events",
    "operations": [
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.events-required": {
    "id": "webhooks.events-required",
    "level": "provisional",
    "text": "Creating a subscription requires url and a non-empty events array.",
    "source": "Webhook identifiers",
    "operations": [
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.filter-wildcards": {
    "id": "webhooks.filter-wildcards",
    "level": "provisional",
    "text": "In the filter, a family followed by .* matches all of its events, and * matches all events.",
    "source": "Webhook identifiers",
    "operations": [
      "createWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.deleted-is-not-found": {
    "id": "webhooks.deleted-is-not-found",
    "level": "provisional",
    "text": "A deleted subscription gets 404 not_found and is no longer listed.",
    "source": "Webhook subscriptions",
    "operations": [
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "webhooks"
  },
  "webhooks.chosen-shapes": {
    "id": "webhooks.chosen-shapes",
    "level": "provisional",
    "text": "Subscriptions have the fields that the contract chose, and their operations return the responses that it chose.",
    "source": "Webhook identifiers",
    "operations": [
      "listWebhookSubscriptions",
      "createWebhookSubscription",
      "getWebhookSubscription",
      "deleteWebhookSubscription"
    ],
    "needs": [],
    "observed-by": "exchange",
    "part": "provisional",
    "family": "webhooks"
  },
  "workspaces.record-fields": {
    "id": "workspaces.record-fields",
    "level": "must",
    "text": "A workspace has id, slug and name, all strings.",
    "source": "Workspace",
    "operations": [
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "workspaces"
  },
  "workspaces.id-prefix": {
    "id": "workspaces.id-prefix",
    "level": "must",
    "text": "A workspace's id starts with ws_.",
    "source": "Workspace",
    "operations": [
      "listWorkspaces",
      "getCurrentWorkspace",
      "getWorkspace",
      "switchWorkspace"
    ],
    "needs": [],
    "observed-by": "exchange",
    "family": "workspaces"
  },
  "workspaces.slug-unique": {
    "id": "workspaces.slug-unique",
    "level": "must",
    "text": "No two workspaces have the same slug.",
    "source": "Workspace",
    "operations": [
      "listWorkspaces"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.list-array-name": {
    "id": "workspaces.list-array-name",
    "level": "must",
    "reason": "The document shows workspaces, and says in the same row that the generic rule names the array data.",
    "text": "The workspace list has its records in an array named workspaces; data is accepted.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "listWorkspaces"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.key-reaches-one": {
    "id": "workspaces.key-reaches-one",
    "level": "must",
    "text": "With an API key the list contains exactly the workspace that the key belongs to.",
    "source": "Workspace API key",
    "operations": [
      "listWorkspaces"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "workspaces"
  },
  "workspaces.session-reaches-all": {
    "id": "workspaces.session-reaches-all",
    "level": "must",
    "text": "With a session token the list contains every workspace that the user can access.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "listWorkspaces"
    ],
    "needs": [
      "session-token",
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.get-by-slug": {
    "id": "workspaces.get-by-slug",
    "level": "must",
    "text": "Fetching a workspace by slug returns the workspace with that slug.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "getWorkspace"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.current-for-key": {
    "id": "workspaces.current-for-key",
    "level": "must",
    "text": "For an API key, the current workspace is always the one in which the key was created.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "getCurrentWorkspace"
    ],
    "needs": [],
    "observed-by": "trace",
    "family": "workspaces"
  },
  "workspaces.current-for-session": {
    "id": "workspaces.current-for-session",
    "level": "must",
    "reason": "Only the user who signed in knows which workspace was active then.",
    "text": "A session's current workspace is the one that GET /me returns, and does not change until it is switched.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "getCurrentWorkspace"
    ],
    "needs": [
      "session-token"
    ],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.switch-answer": {
    "id": "workspaces.switch-answer",
    "level": "must",
    "text": "A switch returns an object with the workspace that was switched to.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "switchWorkspace"
    ],
    "needs": [
      "session-token",
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.switch-moves-current": {
    "id": "workspaces.switch-moves-current",
    "level": "must",
    "text": "After a switch, the session's current workspace and the workspace in GET /me are the one switched to.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "switchWorkspace",
      "getCurrentWorkspace",
      "getMe"
    ],
    "needs": [
      "session-token",
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.switch-refuses-keys": {
    "id": "workspaces.switch-refuses-keys",
    "level": "must",
    "text": "A switch with an API key is refused (any 4xx), and the key still resolves to its own workspace afterwards.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "switchWorkspace"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.switch-refusal-for-keys": {
    "id": "workspaces.switch-refusal-for-keys",
    "level": "provisional",
    "reason": "API keys cannot be switched; the response is not specified.",
    "text": "A switch with an API key gets 403 workspace_forbidden.",
    "source": "Identity, OAuth, workspaces",
    "operations": [
      "switchWorkspace"
    ],
    "needs": [],
    "observed-by": "scenario",
    "family": "workspaces"
  },
  "workspaces.switch-without-access": {
    "id": "workspaces.switch-without-access",
    "level": "must",
    "text": "A session that switches to a workspace it cannot access gets 403 workspace_forbidden (404 if the workspace does not exist), and its current workspace does not change.",
    "source": "Error codes",
    "operations": [
      "switchWorkspace"
    ],
    "needs": [
      "session-token",
      "second-workspace"
    ],
    "observed-by": "scenario",
    "family": "workspaces"
  }
} as const satisfies Record<
  string,
  ClauseShape & { readonly operations: readonly OperationId[]; readonly needs: readonly Capability[] }
>;

/** The id of a clause, e.g. `idempotency.mismatch-is-422`. */
export type ClauseId = keyof typeof clauses;

/** The id of a driver's capability. */
export type Capability = keyof typeof capabilities;

/** The clauses in the register's order, with their common type. */
export const clauseList: readonly (ClauseShape & { readonly id: ClauseId })[] = Object.values(clauses);
