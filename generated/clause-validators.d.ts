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

/** Validates a body against only the documented part of a schema (without everything marked x-provisional). */
export const documented: Readonly<Record<"Agent" | "AgentList" | "AgentsActivatedEvent" | "AgentsCreatedEvent" | "AgentsDeactivatedEvent" | "ApiKey" | "ApiKeyMinted" | "Approval" | "ApprovalDecisionRequest" | "ApprovalList" | "ApprovalsDecidedEvent" | "ApprovalsRequestedEvent" | "Billing" | "BillingStatus" | "BillingUpdatedEvent" | "Block" | "ChangePlanRequest" | "CliConfig" | "ConflictKind" | "CreateAgentRequest" | "CreateWebhookSubscriptionRequest" | "CsvPage" | "ErrorCode" | "ErrorDetails" | "ErrorEnvelope" | "ErrorHint" | "EventDataPayment" | "EventEnvelope" | "ExchangeCodeRequest" | "FieldError" | "FieldErrorReason" | "Form" | "FormList" | "FormsCreatedEvent" | "FormsSubmittedEvent" | "Invoice" | "InvoiceList" | "JsonPatch" | "JsonPatchOperation" | "LogEntry" | "LogList" | "LogSource" | "Me" | "MintTokenRequest" | "NdjsonPage" | "PageDocument" | "PageList" | "PagePublication" | "PageSummary" | "PagesCreatedEvent" | "PagesPublishedEvent" | "PagesUpdatedEvent" | "PaymentMethod" | "PaymentsSucceededEvent" | "Plan" | "PlanChange" | "ProxyUrl" | "ProxyUrlRequest" | "RefreshSessionRequest" | "RollbackPageRequest" | "RotateSecretRequest" | "Run" | "RunList" | "RunStatus" | "Scope" | "Secret" | "SecretList" | "SecretsCreatedEvent" | "SecretsDeletedEvent" | "SecretsSuspendedEvent" | "SecretsUpdatedEvent" | "SetPaymentMethodRequest" | "SetSecretRequest" | "Submission" | "SubmissionList" | "Theme" | "ThemePublication" | "ThemePublishedEvent" | "ThemeUpdatedEvent" | "Token" | "TokenSession" | "TokensCreatedEvent" | "TokensRevokedEvent" | "TokensRotatedEvent" | "TsonPage" | "Usage" | "UsageLineItem" | "User" | "ValidationError" | "WebhookEvent" | "WebhookSubscription" | "WebhookSubscriptionCreated" | "WebhookSubscriptionList" | "Workspace" | "WorkspaceList" | "WorkspaceSwitched", Validator>>;

/** Validates a record, or one of its members, against the shape that a clause states, by the id of the clause. */
export const stated: Readonly<Record<"agents.record-fields" | "agents.id-prefix" | "agents.status-enum" | "approvals.record-fields" | "approvals.id-prefix" | "approvals.run-id-prefix" | "approvals.status-enum" | "billing.record-fields" | "billing.usage-fields" | "billing.invoice-fields" | "billing.invoice-currency" | "billing.invoice-status" | "forms.record-fields" | "forms.id-prefix" | "forms.submission-fields" | "forms.submission-id-prefix" | "forms.submissions-has-more" | "identity.record-fields" | "identity.user-id-prefix" | "identity.token-id-prefix" | "identity.mode-enum" | "logs.record-fields" | "logs.ts-has-milliseconds" | "logs.level-enum" | "logs.source-typical" | "oauth.exchange-fields" | "oauth.refresh-fields" | "pages.record-fields" | "pages.version-label" | "pages.root-is-navshell" | "pages.block-shape" | "pages.id-prefix" | "runs.id-prefix" | "runs.status-enum" | "scopes.names-have-resource-and-level" | "secrets.record-fields" | "secrets.proxy-url-fields" | "theme.record-fields" | "validation.field-entry-shape" | "validation.path-is-pointer" | "validation.reason-listed" | "workspaces.record-fields" | "workspaces.id-prefix", Validator>>;
