// Generated from openapi/ by `npm run generate`. Do not edit.

/** Every scope. */
export const scopes = [
  "me:read",
  "workspaces:read",
  "workspaces:write",
  "tokens:read",
  "tokens:write",
  "tokens:destructive",
  "pages:read",
  "pages:write",
  "pages:destructive",
  "theme:read",
  "theme:write",
  "billing:read",
  "billing:write",
  "forms:read",
  "logs:read",
  "approvals:read",
  "approvals:write",
  "secrets:read",
  "secrets:set",
  "secrets:write",
  "secrets:destructive",
  "agents:read",
  "agents:write",
  "webhooks:read",
  "webhooks:write",
  "webhooks:destructive"
] as const;

/** One scope, `<resource>:<level>`. */
export type Scope = (typeof scopes)[number];

/** For each scope, the scopes that satisfy it: itself and the stronger levels of the same resource that exist. */
export const scopesThatGrant: Readonly<Record<Scope, readonly Scope[]>> = {
  "me:read": [
    "me:read"
  ],
  "workspaces:read": [
    "workspaces:read",
    "workspaces:write"
  ],
  "workspaces:write": [
    "workspaces:write"
  ],
  "tokens:read": [
    "tokens:read",
    "tokens:write",
    "tokens:destructive"
  ],
  "tokens:write": [
    "tokens:write",
    "tokens:destructive"
  ],
  "tokens:destructive": [
    "tokens:destructive"
  ],
  "pages:read": [
    "pages:read",
    "pages:write",
    "pages:destructive"
  ],
  "pages:write": [
    "pages:write",
    "pages:destructive"
  ],
  "pages:destructive": [
    "pages:destructive"
  ],
  "theme:read": [
    "theme:read",
    "theme:write"
  ],
  "theme:write": [
    "theme:write"
  ],
  "billing:read": [
    "billing:read",
    "billing:write"
  ],
  "billing:write": [
    "billing:write"
  ],
  "forms:read": [
    "forms:read"
  ],
  "logs:read": [
    "logs:read"
  ],
  "approvals:read": [
    "approvals:read",
    "approvals:write"
  ],
  "approvals:write": [
    "approvals:write"
  ],
  "secrets:read": [
    "secrets:read",
    "secrets:write",
    "secrets:destructive"
  ],
  "secrets:set": [
    "secrets:set"
  ],
  "secrets:write": [
    "secrets:write",
    "secrets:destructive"
  ],
  "secrets:destructive": [
    "secrets:destructive"
  ],
  "agents:read": [
    "agents:read",
    "agents:write"
  ],
  "agents:write": [
    "agents:write"
  ],
  "webhooks:read": [
    "webhooks:read",
    "webhooks:write",
    "webhooks:destructive"
  ],
  "webhooks:write": [
    "webhooks:write",
    "webhooks:destructive"
  ],
  "webhooks:destructive": [
    "webhooks:destructive"
  ]
};
