// Generated from openapi/ by `npm run generate`. Do not edit.

/** An error in a value. */
export type SchemaError = {
  /** JSON Pointer to the value, from the validated value. */
  instancePath: string;
  schemaPath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
};

/** Returns whether a value is valid. */
export type Validator = {
  (value: unknown): boolean;
  /** The errors of the last call. */
  errors?: SchemaError[] | null;
};

/** Validates a body against a schema of the contract, by its name. */
export const schemas: Readonly<Record<"Agent" | "AgentList" | "AgentsActivatedEvent" | "AgentsCreatedEvent" | "AgentsDeactivatedEvent" | "ApiKey" | "ApiKeyMinted" | "Approval" | "ApprovalDecisionRequest" | "ApprovalList" | "ApprovalsDecidedEvent" | "ApprovalsRequestedEvent" | "Billing" | "BillingStatus" | "BillingUpdatedEvent" | "Block" | "ChangePlanRequest" | "CliConfig" | "ConflictKind" | "CreateAgentRequest" | "CreateWebhookSubscriptionRequest" | "CsvPage" | "ErrorCode" | "ErrorDetails" | "ErrorEnvelope" | "ErrorHint" | "EventDataPayment" | "EventEnvelope" | "ExchangeCodeRequest" | "FieldError" | "FieldErrorReason" | "Form" | "FormList" | "FormsCreatedEvent" | "FormsSubmittedEvent" | "Invoice" | "InvoiceList" | "JsonPatch" | "JsonPatchOperation" | "LogEntry" | "LogList" | "LogSource" | "Me" | "MintTokenRequest" | "NdjsonPage" | "PageDocument" | "PageList" | "PagePublication" | "PageSummary" | "PagesCreatedEvent" | "PagesPublishedEvent" | "PagesUpdatedEvent" | "PaymentMethod" | "PaymentsSucceededEvent" | "Plan" | "PlanChange" | "ProxyUrl" | "ProxyUrlRequest" | "RefreshSessionRequest" | "RollbackPageRequest" | "RotateSecretRequest" | "Run" | "RunList" | "RunStatus" | "Scope" | "Secret" | "SecretList" | "SecretsCreatedEvent" | "SecretsDeletedEvent" | "SecretsSuspendedEvent" | "SecretsUpdatedEvent" | "SetPaymentMethodRequest" | "SetSecretRequest" | "Submission" | "SubmissionList" | "Theme" | "ThemePublication" | "ThemePublishedEvent" | "ThemeUpdatedEvent" | "Token" | "TokenSession" | "TokensCreatedEvent" | "TokensRevokedEvent" | "TokensRotatedEvent" | "TsonPage" | "Usage" | "UsageLineItem" | "User" | "ValidationError" | "WebhookEvent" | "WebhookSubscription" | "WebhookSubscriptionCreated" | "WebhookSubscriptionList" | "Workspace" | "WorkspaceList" | "WorkspaceSwitched", Validator>>;

/** Validates the query parameters of an operation, by its id. Coerces strings and adds defaults, in place. */
export const query: Readonly<Record<"getMe" | "getCliConfig" | "refreshSession" | "exchangeAuthorizationCode" | "listWorkspaces" | "getCurrentWorkspace" | "getWorkspace" | "switchWorkspace" | "mintToken" | "getToken" | "revokeToken" | "rotateToken" | "listPages" | "publishPages" | "getPage" | "rollbackPage" | "updatePage" | "getTheme" | "publishTheme" | "updateTheme" | "getBilling" | "listInvoices" | "setPaymentMethod" | "changePlan" | "getUsage" | "listForms" | "getForm" | "listSubmissions" | "listLogs" | "searchLogs" | "tailLogs" | "listApprovals" | "getApproval" | "approveApproval" | "denyApproval" | "listSecrets" | "setSecret" | "createProxyUrl" | "deleteSecret" | "rotateSecret" | "listAgents" | "createAgent" | "getAgent" | "activateAgent" | "deactivateAgent" | "listRuns" | "listWebhookSubscriptions" | "createWebhookSubscription" | "getWebhookSubscription" | "deleteWebhookSubscription", Validator>>;

/** Validates the path parameters of an operation, by its id. Coerces strings and adds defaults, in place. */
export const path: Readonly<Record<"getMe" | "getCliConfig" | "refreshSession" | "exchangeAuthorizationCode" | "listWorkspaces" | "getCurrentWorkspace" | "getWorkspace" | "switchWorkspace" | "mintToken" | "getToken" | "revokeToken" | "rotateToken" | "listPages" | "publishPages" | "getPage" | "rollbackPage" | "updatePage" | "getTheme" | "publishTheme" | "updateTheme" | "getBilling" | "listInvoices" | "setPaymentMethod" | "changePlan" | "getUsage" | "listForms" | "getForm" | "listSubmissions" | "listLogs" | "searchLogs" | "tailLogs" | "listApprovals" | "getApproval" | "approveApproval" | "denyApproval" | "listSecrets" | "setSecret" | "createProxyUrl" | "deleteSecret" | "rotateSecret" | "listAgents" | "createAgent" | "getAgent" | "activateAgent" | "deactivateAgent" | "listRuns" | "listWebhookSubscriptions" | "createWebhookSubscription" | "getWebhookSubscription" | "deleteWebhookSubscription", Validator>>;

/** Validates the header parameters of an operation, by its id. Coerces strings and adds defaults, in place. */
export const header: Readonly<Record<"getMe" | "getCliConfig" | "refreshSession" | "exchangeAuthorizationCode" | "listWorkspaces" | "getCurrentWorkspace" | "getWorkspace" | "switchWorkspace" | "mintToken" | "getToken" | "revokeToken" | "rotateToken" | "listPages" | "publishPages" | "getPage" | "rollbackPage" | "updatePage" | "getTheme" | "publishTheme" | "updateTheme" | "getBilling" | "listInvoices" | "setPaymentMethod" | "changePlan" | "getUsage" | "listForms" | "getForm" | "listSubmissions" | "listLogs" | "searchLogs" | "tailLogs" | "listApprovals" | "getApproval" | "approveApproval" | "denyApproval" | "listSecrets" | "setSecret" | "createProxyUrl" | "deleteSecret" | "rotateSecret" | "listAgents" | "createAgent" | "getAgent" | "activateAgent" | "deactivateAgent" | "listRuns" | "listWebhookSubscriptions" | "createWebhookSubscription" | "getWebhookSubscription" | "deleteWebhookSubscription", Validator>>;

/** Validates a response header as `{ value }`, by the name of its component. */
export const headers: Readonly<Record<"BillingReminder" | "ContentEncoding" | "Etag" | "IdempotentReplayed" | "NewEtag" | "NextCursor" | "RateLimitLimit" | "RateLimitNoneRemaining" | "RateLimitRemaining" | "RateLimitReset" | "RetryAfter" | "RetryNow" | "Vary", Validator>>;
