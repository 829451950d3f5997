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
export const schemas: Readonly<Record<"Advance" | "Advanced" | "Approval" | "Billing" | "BillingChange" | "BillingState" | "CapabilityCalls" | "Clock" | "Console" | "CreatedWorkspace" | "CursorToExpire" | "Deliveries" | "Delivery" | "Disturbance" | "DisturbanceChange" | "ErrorEnvelope" | "EventStream" | "FaultRule" | "FaultRules" | "Finish" | "Form" | "Hold" | "Invoice" | "InvoiceLine" | "InvoiceLines" | "IssuedCode" | "IssuedToken" | "KeyUses" | "Latency" | "LivePage" | "LiveTheme" | "LogEntry" | "LoggedExchange" | "LoggedMessage" | "LoggedRequest" | "LoggedRequests" | "MfaChallenge" | "Mode" | "NewFaultRule" | "NewForm" | "NewInvoice" | "NewLogEntry" | "NewPage" | "NewPaymentMethod" | "NewPlan" | "NewPlans" | "NewPolicyRule" | "NewRun" | "NewSubmission" | "NewToken" | "NewUsage" | "NewWorkspace" | "PageDocument" | "PageSlug" | "PageSummary" | "Pause" | "PaymentMethod" | "People" | "Plan" | "Plans" | "PolicyRule" | "PolicyRules" | "RateLimit" | "RateLimitState" | "Region" | "RenderedPage" | "Reset" | "Residency" | "ResidencyLock" | "ResolvedSecret" | "RotationDemand" | "Run" | "Sandbox" | "Scope" | "SecretProxy" | "SecretState" | "SecretStates" | "SecretUse" | "Seed" | "SeedAgent" | "SeedApproval" | "SeedBilling" | "SeedForm" | "SeedInvoice" | "SeedLogEntry" | "SeedPage" | "SeedPageVersion" | "SeedRecords" | "SeedRun" | "SeedSecret" | "SeedSubmission" | "SeedThemeDraft" | "SeedUsage" | "SeedWarning" | "SeedWarnings" | "SeedWebhook" | "SeedWorkspace" | "SignIn" | "Snapshot" | "SnapshotList" | "StoredSecret" | "Submission" | "Theme" | "TokenState" | "TokenStates" | "TraceSearch" | "Traces" | "Usage" | "UsageCap" | "UsageLineItem" | "ValidationError" | "WorkspaceState" | "WorkspaceStates" | "block" | "error-details" | "field-error", Validator>>;

/** Validates the query parameters of an operation, by its id. Coerces strings and adds defaults, in place. */
export const query: Readonly<Record<"getSandbox" | "reset" | "checkSeed" | "exportSeed" | "listWorkspaces" | "createWorkspace" | "removeWorkspace" | "getRateLimit" | "setRateLimit" | "removeRateLimit" | "listPeople" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "getRequest" | "followEvents" | "removeRecord" | "addPage" | "getPublishedPage" | "getLivePage" | "getRenderedPage" | "getLiveTheme" | "addForm" | "addSubmission" | "addLogEntry" | "addInvoice" | "listInvoiceLines" | "getBillingState" | "setBilling" | "listPlans" | "setPlans" | "addUsage" | "listDeliveries" | "redeliver" | "listCapabilityCalls" | "listSecretStates" | "requireSecretRotation" | "resolveSecret" | "getStoredSecret" | "getSecretProxy" | "lockResidency" | "listKeyUses" | "findTraces" | "addRun" | "pauseRun" | "finishRun" | "listTokens" | "issueToken" | "issueAuthorizationCode" | "expireToken" | "exhaustRateLimit" | "requireMfa" | "getHold" | "lockWorkspace" | "listPolicyRules" | "addPolicyRule" | "removePolicyRule" | "expireCursor" | "getClock" | "advanceClock", Validator>>;

/** Validates the path parameters of an operation, by its id. Coerces strings and adds defaults, in place. */
export const path: Readonly<Record<"getSandbox" | "reset" | "checkSeed" | "exportSeed" | "listWorkspaces" | "createWorkspace" | "removeWorkspace" | "getRateLimit" | "setRateLimit" | "removeRateLimit" | "listPeople" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "getRequest" | "followEvents" | "removeRecord" | "addPage" | "getPublishedPage" | "getLivePage" | "getRenderedPage" | "getLiveTheme" | "addForm" | "addSubmission" | "addLogEntry" | "addInvoice" | "listInvoiceLines" | "getBillingState" | "setBilling" | "listPlans" | "setPlans" | "addUsage" | "listDeliveries" | "redeliver" | "listCapabilityCalls" | "listSecretStates" | "requireSecretRotation" | "resolveSecret" | "getStoredSecret" | "getSecretProxy" | "lockResidency" | "listKeyUses" | "findTraces" | "addRun" | "pauseRun" | "finishRun" | "listTokens" | "issueToken" | "issueAuthorizationCode" | "expireToken" | "exhaustRateLimit" | "requireMfa" | "getHold" | "lockWorkspace" | "listPolicyRules" | "addPolicyRule" | "removePolicyRule" | "expireCursor" | "getClock" | "advanceClock", Validator>>;

/** Validates the header parameters of an operation, by its id. Coerces strings and adds defaults, in place. Names are in lower case. */
export const header: Readonly<Record<"getSandbox" | "reset" | "checkSeed" | "exportSeed" | "listWorkspaces" | "createWorkspace" | "removeWorkspace" | "getRateLimit" | "setRateLimit" | "removeRateLimit" | "listPeople" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "getRequest" | "followEvents" | "removeRecord" | "addPage" | "getPublishedPage" | "getLivePage" | "getRenderedPage" | "getLiveTheme" | "addForm" | "addSubmission" | "addLogEntry" | "addInvoice" | "listInvoiceLines" | "getBillingState" | "setBilling" | "listPlans" | "setPlans" | "addUsage" | "listDeliveries" | "redeliver" | "listCapabilityCalls" | "listSecretStates" | "requireSecretRotation" | "resolveSecret" | "getStoredSecret" | "getSecretProxy" | "lockResidency" | "listKeyUses" | "findTraces" | "addRun" | "pauseRun" | "finishRun" | "listTokens" | "issueToken" | "issueAuthorizationCode" | "expireToken" | "exhaustRateLimit" | "requireMfa" | "getHold" | "lockWorkspace" | "listPolicyRules" | "addPolicyRule" | "removePolicyRule" | "expireCursor" | "getClock" | "advanceClock", Validator>>;

/** Validates a response header as `{ value }`, by the name of its component. */
export const headers: Readonly<Record<"Challenge", Validator>>;
