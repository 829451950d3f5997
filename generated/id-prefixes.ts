// Generated from openapi/ by `npm run generate`. Do not edit.

/** The prefix of an `id`, without the underscore, by the name of its schema. */
export const idPrefixes = {
  "Agent": "agt",
  "ApiKey": "tok",
  "Approval": "apr",
  "EventEnvelope": "evt",
  "Form": "frm",
  "Invoice": "inv",
  "PageSummary": "page",
  "Plan": "plan",
  "Run": "run",
  "Submission": "sub",
  "Token": "tok",
  "User": "usr",
  "WebhookSubscription": "wh",
  "Workspace": "ws"
} as const;

/** The prefix of an id of the contract, e.g. `agt`. */
export type ContractIdPrefix = (typeof idPrefixes)[keyof typeof idPrefixes];
