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
  /** What doesn't fit, until the next call: the first 1,000 errors. */
  errors?: SchemaError[] | null;
  /** How many errors there are. */
  errorCount?: number;
};

/** A body against a schema of the contract, by its name. */
export const schemas: Readonly<Record<"Advance" | "Approval" | "Billing" | "BillingChange" | "BillingState" | "CapabilityCalls" | "Clock" | "Console" | "CreatedWorkspace" | "CursorToExpire" | "Deliveries" | "Delivery" | "Disturbance" | "DisturbanceChange" | "ErrorEnvelope" | "FaultRule" | "FaultRules" | "Finish" | "Form" | "Hold" | "Invoice" | "InvoiceLines" | "IssuedCode" | "IssuedToken" | "KeyUses" | "Latency" | "LivePage" | "LiveTheme" | "LogEntry" | "LoggedRequest" | "LoggedRequests" | "MfaChallenge" | "Mode" | "NewFaultRule" | "NewForm" | "NewInvoice" | "NewLogEntry" | "NewPage" | "NewPlan" | "NewPlans" | "NewPolicyRule" | "NewRun" | "NewSubmission" | "NewToken" | "NewUsage" | "NewWorkspace" | "PageDocument" | "PageSummary" | "Pause" | "PaymentMethod" | "Plan" | "Plans" | "PolicyRule" | "PolicyRules" | "RateLimit" | "Region" | "Residency" | "ResidencyLock" | "ResolvedSecret" | "RotationDemand" | "Run" | "Sandbox" | "Scope" | "SecretState" | "SecretStates" | "SecretUse" | "Seed" | "SeedAgent" | "SeedApproval" | "SeedForm" | "SeedInvoice" | "SeedLogEntry" | "SeedPage" | "SeedRecords" | "SeedRun" | "SeedSecret" | "SeedSubmission" | "SeedWorkspace" | "SignIn" | "Snapshot" | "SnapshotList" | "StoredSecret" | "Submission" | "Theme" | "TokenState" | "TokenStates" | "TraceSearch" | "Traces" | "Usage" | "UsageCap" | "UsageLineItem" | "ValidationError" | "block" | "error-details" | "field-error", Validator>>;

/** The same, held only to what the service document shows (nothing marked x-provisional). */
export const documented: Readonly<Record<"Advance" | "Approval" | "Billing" | "BillingChange" | "BillingState" | "CapabilityCalls" | "Clock" | "Console" | "CreatedWorkspace" | "CursorToExpire" | "Deliveries" | "Delivery" | "Disturbance" | "DisturbanceChange" | "ErrorEnvelope" | "FaultRule" | "FaultRules" | "Finish" | "Form" | "Hold" | "Invoice" | "InvoiceLines" | "IssuedCode" | "IssuedToken" | "KeyUses" | "Latency" | "LivePage" | "LiveTheme" | "LogEntry" | "LoggedRequest" | "LoggedRequests" | "MfaChallenge" | "Mode" | "NewFaultRule" | "NewForm" | "NewInvoice" | "NewLogEntry" | "NewPage" | "NewPlan" | "NewPlans" | "NewPolicyRule" | "NewRun" | "NewSubmission" | "NewToken" | "NewUsage" | "NewWorkspace" | "PageDocument" | "PageSummary" | "Pause" | "PaymentMethod" | "Plan" | "Plans" | "PolicyRule" | "PolicyRules" | "RateLimit" | "Region" | "Residency" | "ResidencyLock" | "ResolvedSecret" | "RotationDemand" | "Run" | "Sandbox" | "Scope" | "SecretState" | "SecretStates" | "SecretUse" | "Seed" | "SeedAgent" | "SeedApproval" | "SeedForm" | "SeedInvoice" | "SeedLogEntry" | "SeedPage" | "SeedRecords" | "SeedRun" | "SeedSecret" | "SeedSubmission" | "SeedWorkspace" | "SignIn" | "Snapshot" | "SnapshotList" | "StoredSecret" | "Submission" | "Theme" | "TokenState" | "TokenStates" | "TraceSearch" | "Traces" | "Usage" | "UsageCap" | "UsageLineItem" | "ValidationError" | "block" | "error-details" | "field-error", Validator>>;

/** The query parameters of an operation, by its id; strings are coerced and defaults filled in, in place. */
export const query: Readonly<Record<"getSandbox" | "reset" | "createWorkspace" | "removeWorkspace" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "addPage" | "getLivePage" | "getLiveTheme" | "addForm" | "addSubmission" | "addLogEntry" | "addInvoice" | "listInvoiceLines" | "getBillingState" | "setBilling" | "listPlans" | "setPlans" | "addUsage" | "listDeliveries" | "redeliver" | "listCapabilityCalls" | "listSecretStates" | "requireSecretRotation" | "resolveSecret" | "getStoredSecret" | "lockResidency" | "listKeyUses" | "findTraces" | "addRun" | "pauseRun" | "finishRun" | "listTokens" | "issueToken" | "issueAuthorizationCode" | "expireToken" | "exhaustRateLimit" | "requireMfa" | "lockWorkspace" | "listPolicyRules" | "addPolicyRule" | "removePolicyRule" | "expireCursor" | "getClock" | "advanceClock", Validator>>;

/** The path parameters of an operation, by its id; strings are coerced and defaults filled in, in place. */
export const path: Readonly<Record<"getSandbox" | "reset" | "createWorkspace" | "removeWorkspace" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "addPage" | "getLivePage" | "getLiveTheme" | "addForm" | "addSubmission" | "addLogEntry" | "addInvoice" | "listInvoiceLines" | "getBillingState" | "setBilling" | "listPlans" | "setPlans" | "addUsage" | "listDeliveries" | "redeliver" | "listCapabilityCalls" | "listSecretStates" | "requireSecretRotation" | "resolveSecret" | "getStoredSecret" | "lockResidency" | "listKeyUses" | "findTraces" | "addRun" | "pauseRun" | "finishRun" | "listTokens" | "issueToken" | "issueAuthorizationCode" | "expireToken" | "exhaustRateLimit" | "requireMfa" | "lockWorkspace" | "listPolicyRules" | "addPolicyRule" | "removePolicyRule" | "expireCursor" | "getClock" | "advanceClock", Validator>>;

/** The header parameters of an operation, by its id; strings are coerced and defaults filled in, in place. Names in lower case. */
export const header: Readonly<Record<"getSandbox" | "reset" | "createWorkspace" | "removeWorkspace" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "addPage" | "getLivePage" | "getLiveTheme" | "addForm" | "addSubmission" | "addLogEntry" | "addInvoice" | "listInvoiceLines" | "getBillingState" | "setBilling" | "listPlans" | "setPlans" | "addUsage" | "listDeliveries" | "redeliver" | "listCapabilityCalls" | "listSecretStates" | "requireSecretRotation" | "resolveSecret" | "getStoredSecret" | "lockResidency" | "listKeyUses" | "findTraces" | "addRun" | "pauseRun" | "finishRun" | "listTokens" | "issueToken" | "issueAuthorizationCode" | "expireToken" | "exhaustRateLimit" | "requireMfa" | "lockWorkspace" | "listPolicyRules" | "addPolicyRule" | "removePolicyRule" | "expireCursor" | "getClock" | "advanceClock", Validator>>;

/** A response header as `{ value }`, by the name of its component. */
export const headers: Readonly<Record<never, Validator>>;
