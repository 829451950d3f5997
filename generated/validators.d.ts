// Generated from openapi/ by `npm run generate`. Do not edit.

/** One thing wrong with a value. */
export type SchemaError = {
  /** JSON Pointer of the value within what was validated. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
};

/** Says whether a value fits. */
export type Validator = {
  (value: unknown): boolean;
  /** What doesn't fit, until the next call. */
  errors?: SchemaError[] | null;
};

/** A body against a schema of the contract, by its name. */
export const schemas: Readonly<Record<"Agent" | "AgentList" | "ApiKey" | "ApiKeyMinted" | "Approval" | "ApprovalDecisionRequest" | "ApprovalList" | "Billing" | "Block" | "ChangePlanRequest" | "CliConfig" | "CreateAgentRequest" | "CreateWebhookSubscriptionRequest" | "CsvPage" | "ErrorDetails" | "ErrorEnvelope" | "EventDataPayment" | "EventEnvelope" | "ExchangeCodeRequest" | "FieldError" | "Form" | "FormList" | "Invoice" | "InvoiceList" | "JsonPatch" | "JsonPatchOperation" | "LogEntry" | "LogList" | "Me" | "MintTokenRequest" | "NdjsonPage" | "PageDocument" | "PageList" | "PagePublication" | "PageSummary" | "PaymentMethod" | "Plan" | "PlanChange" | "ProxyUrl" | "ProxyUrlRequest" | "RefreshSessionRequest" | "RollbackPageRequest" | "RotateSecretRequest" | "Run" | "RunList" | "Scope" | "Secret" | "SecretList" | "SetPaymentMethodRequest" | "SetSecretRequest" | "Submission" | "SubmissionList" | "Theme" | "ThemePublication" | "Token" | "TokenSession" | "TsonPage" | "Usage" | "UsageLineItem" | "User" | "ValidationError" | "WebhookSubscription" | "WebhookSubscriptionCreated" | "WebhookSubscriptionList" | "Workspace" | "WorkspaceList" | "WorkspaceSwitched", Validator>>;

/** The same, held only to what the service document shows (nothing marked x-provisional). */
export const documented: Readonly<Record<"Agent" | "AgentList" | "ApiKey" | "ApiKeyMinted" | "Approval" | "ApprovalDecisionRequest" | "ApprovalList" | "Billing" | "Block" | "ChangePlanRequest" | "CliConfig" | "CreateAgentRequest" | "CreateWebhookSubscriptionRequest" | "CsvPage" | "ErrorDetails" | "ErrorEnvelope" | "EventDataPayment" | "EventEnvelope" | "ExchangeCodeRequest" | "FieldError" | "Form" | "FormList" | "Invoice" | "InvoiceList" | "JsonPatch" | "JsonPatchOperation" | "LogEntry" | "LogList" | "Me" | "MintTokenRequest" | "NdjsonPage" | "PageDocument" | "PageList" | "PagePublication" | "PageSummary" | "PaymentMethod" | "Plan" | "PlanChange" | "ProxyUrl" | "ProxyUrlRequest" | "RefreshSessionRequest" | "RollbackPageRequest" | "RotateSecretRequest" | "Run" | "RunList" | "Scope" | "Secret" | "SecretList" | "SetPaymentMethodRequest" | "SetSecretRequest" | "Submission" | "SubmissionList" | "Theme" | "ThemePublication" | "Token" | "TokenSession" | "TsonPage" | "Usage" | "UsageLineItem" | "User" | "ValidationError" | "WebhookSubscription" | "WebhookSubscriptionCreated" | "WebhookSubscriptionList" | "Workspace" | "WorkspaceList" | "WorkspaceSwitched", Validator>>;

/** A record, or a member of it, against what a clause states of its shape, by the id of the clause. */
export const stated: Readonly<Record<"agents.record-fields" | "agents.id-prefix" | "agents.status-enum" | "approvals.record-fields" | "approvals.id-prefix" | "approvals.status-enum" | "billing.record-fields" | "billing.usage-fields" | "billing.invoice-fields" | "billing.invoice-currency" | "billing.invoice-status" | "forms.record-fields" | "forms.id-prefix" | "forms.submission-fields" | "forms.submission-id-prefix" | "forms.submissions-has-more" | "identity.record-fields" | "identity.user-id-prefix" | "identity.token-id-prefix" | "identity.mode-enum" | "logs.record-fields" | "logs.ts-has-milliseconds" | "logs.level-enum" | "logs.source-typical" | "oauth.exchange-fields" | "oauth.refresh-fields" | "pages.record-fields" | "pages.version-label" | "pages.root-is-navshell" | "pages.block-shape" | "pages.id-prefix" | "runs.id-prefix" | "runs.status-enum" | "scopes.names-have-resource-and-level" | "secrets.record-fields" | "secrets.proxy-url-fields" | "theme.record-fields" | "validation.field-entry-shape" | "validation.path-is-pointer" | "validation.reason-listed" | "workspaces.record-fields" | "workspaces.id-prefix", Validator>>;

/** The query parameters of an operation, by its id; strings are coerced and defaults filled in, in place. */
export const query: Readonly<Record<"getMe" | "getCliConfig" | "refreshSession" | "exchangeAuthorizationCode" | "listWorkspaces" | "getCurrentWorkspace" | "getWorkspace" | "switchWorkspace" | "mintToken" | "getToken" | "revokeToken" | "rotateToken" | "listPages" | "publishPages" | "getPage" | "rollbackPage" | "updatePage" | "getTheme" | "publishTheme" | "updateTheme" | "getBilling" | "listInvoices" | "setPaymentMethod" | "changePlan" | "getUsage" | "listForms" | "getForm" | "listSubmissions" | "listLogs" | "searchLogs" | "tailLogs" | "listApprovals" | "getApproval" | "approveApproval" | "denyApproval" | "listSecrets" | "setSecret" | "createProxyUrl" | "deleteSecret" | "rotateSecret" | "listAgents" | "createAgent" | "getAgent" | "activateAgent" | "deactivateAgent" | "listRuns" | "listWebhookSubscriptions" | "createWebhookSubscription" | "getWebhookSubscription" | "deleteWebhookSubscription", Validator>>;

/** The path parameters of an operation, by its id; strings are coerced and defaults filled in, in place. */
export const path: Readonly<Record<"getMe" | "getCliConfig" | "refreshSession" | "exchangeAuthorizationCode" | "listWorkspaces" | "getCurrentWorkspace" | "getWorkspace" | "switchWorkspace" | "mintToken" | "getToken" | "revokeToken" | "rotateToken" | "listPages" | "publishPages" | "getPage" | "rollbackPage" | "updatePage" | "getTheme" | "publishTheme" | "updateTheme" | "getBilling" | "listInvoices" | "setPaymentMethod" | "changePlan" | "getUsage" | "listForms" | "getForm" | "listSubmissions" | "listLogs" | "searchLogs" | "tailLogs" | "listApprovals" | "getApproval" | "approveApproval" | "denyApproval" | "listSecrets" | "setSecret" | "createProxyUrl" | "deleteSecret" | "rotateSecret" | "listAgents" | "createAgent" | "getAgent" | "activateAgent" | "deactivateAgent" | "listRuns" | "listWebhookSubscriptions" | "createWebhookSubscription" | "getWebhookSubscription" | "deleteWebhookSubscription", Validator>>;

/** The header parameters of an operation, by its id; strings are coerced and defaults filled in, in place. Names in lower case. */
export const header: Readonly<Record<"getMe" | "getCliConfig" | "refreshSession" | "exchangeAuthorizationCode" | "listWorkspaces" | "getCurrentWorkspace" | "getWorkspace" | "switchWorkspace" | "mintToken" | "getToken" | "revokeToken" | "rotateToken" | "listPages" | "publishPages" | "getPage" | "rollbackPage" | "updatePage" | "getTheme" | "publishTheme" | "updateTheme" | "getBilling" | "listInvoices" | "setPaymentMethod" | "changePlan" | "getUsage" | "listForms" | "getForm" | "listSubmissions" | "listLogs" | "searchLogs" | "tailLogs" | "listApprovals" | "getApproval" | "approveApproval" | "denyApproval" | "listSecrets" | "setSecret" | "createProxyUrl" | "deleteSecret" | "rotateSecret" | "listAgents" | "createAgent" | "getAgent" | "activateAgent" | "deactivateAgent" | "listRuns" | "listWebhookSubscriptions" | "createWebhookSubscription" | "getWebhookSubscription" | "deleteWebhookSubscription", Validator>>;

/** A response header as `{ value }`, by the name of its component. */
export const headers: Readonly<Record<"BillingReminder" | "ContentEncoding" | "Etag" | "IdempotentReplayed" | "NextCursor" | "RateLimitLimit" | "RateLimitNoneRemaining" | "RateLimitRemaining" | "RateLimitReset" | "RetryAfter" | "RetryNow" | "Vary", Validator>>;
