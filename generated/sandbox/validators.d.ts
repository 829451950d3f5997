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
export const schemas: Readonly<Record<"Advance" | "Advanced" | "Approval" | "Clock" | "Console" | "CreatedWorkspace" | "CursorToExpire" | "Deliveries" | "Delivery" | "Disturbance" | "DisturbanceChange" | "ErrorEnvelope" | "EventStream" | "Failure" | "FaultRule" | "FaultRules" | "Finish" | "InvoiceLine" | "IssuedCode" | "IssuedToken" | "Latency" | "LivePage" | "LiveTheme" | "LoggedExchange" | "LoggedMessage" | "LoggedRequest" | "LoggedRequests" | "Mode" | "NewFaultRule" | "NewPaymentMethod" | "NewPlan" | "NewPolicyRule" | "NewRecord" | "NewToken" | "NewWorkspace" | "PageDocument" | "PageSlug" | "Pause" | "PaymentMethod" | "People" | "RateLimit" | "RateLimitState" | "RecordChange" | "Records" | "Region" | "Reset" | "ResolvedSecret" | "Run" | "Sandbox" | "Scope" | "SecretUse" | "Seed" | "SeedAgent" | "SeedApproval" | "SeedBilling" | "SeedForm" | "SeedInvoice" | "SeedLogEntry" | "SeedPage" | "SeedPageVersion" | "SeedRecords" | "SeedRun" | "SeedSecret" | "SeedSubmission" | "SeedThemeDraft" | "SeedUsage" | "SeedWarning" | "SeedWarnings" | "SeedWebhook" | "SeedWorkspace" | "SignIn" | "Snapshot" | "SnapshotList" | "StoredRecord" | "Theme" | "ThemeRecord" | "TokenState" | "TraceSearch" | "Traces" | "Upcoming" | "UsageCap" | "ValidationError" | "WorkspaceChange" | "WorkspaceState" | "WorkspaceStates" | "block" | "conflict-kind" | "error-code" | "error-details" | "error-hint" | "field-error" | "field-error-reason" | "run-status", Validator>>;

/** Validates the query parameters of an operation, by its id. Coerces strings and adds defaults, in place. */
export const query: Readonly<Record<"getSandbox" | "reset" | "checkSeed" | "exportSeed" | "listWorkspaces" | "createWorkspace" | "getWorkspace" | "updateWorkspace" | "removeWorkspace" | "listPeople" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "getRequest" | "followEvents" | "listRecords" | "addRecord" | "getRecord" | "updateRecord" | "removeRecord" | "getLivePage" | "getLiveTheme" | "listDeliveries" | "getDelivery" | "redeliver" | "resolveSecret" | "findTraces" | "pauseRun" | "finishRun" | "issueAuthorizationCode" | "exhaustRateLimit" | "expireCursor" | "getClock" | "listUpcoming" | "advanceClock", Validator>>;

/** Validates the path parameters of an operation, by its id. Coerces strings and adds defaults, in place. */
export const path: Readonly<Record<"getSandbox" | "reset" | "checkSeed" | "exportSeed" | "listWorkspaces" | "createWorkspace" | "getWorkspace" | "updateWorkspace" | "removeWorkspace" | "listPeople" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "getRequest" | "followEvents" | "listRecords" | "addRecord" | "getRecord" | "updateRecord" | "removeRecord" | "getLivePage" | "getLiveTheme" | "listDeliveries" | "getDelivery" | "redeliver" | "resolveSecret" | "findTraces" | "pauseRun" | "finishRun" | "issueAuthorizationCode" | "exhaustRateLimit" | "expireCursor" | "getClock" | "listUpcoming" | "advanceClock", Validator>>;

/** Validates the header parameters of an operation, by its id. Coerces strings and adds defaults, in place. */
export const header: Readonly<Record<"getSandbox" | "reset" | "checkSeed" | "exportSeed" | "listWorkspaces" | "createWorkspace" | "getWorkspace" | "updateWorkspace" | "removeWorkspace" | "listPeople" | "listSnapshots" | "takeSnapshot" | "removeSnapshot" | "restoreSnapshot" | "getConsole" | "getDisturbance" | "setDisturbance" | "listFaultRules" | "addFaultRule" | "removeFaultRules" | "removeFaultRule" | "listRequests" | "clearRequests" | "getRequest" | "followEvents" | "listRecords" | "addRecord" | "getRecord" | "updateRecord" | "removeRecord" | "getLivePage" | "getLiveTheme" | "listDeliveries" | "getDelivery" | "redeliver" | "resolveSecret" | "findTraces" | "pauseRun" | "finishRun" | "issueAuthorizationCode" | "exhaustRateLimit" | "expireCursor" | "getClock" | "listUpcoming" | "advanceClock", Validator>>;

/** Validates a response header as `{ value }`, by the name of its component. */
export const headers: Readonly<Record<"Challenge", Validator>>;
