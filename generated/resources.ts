// Generated from openapi/ by `npm run generate`. Do not edit.
import type { ResourceShape } from './code/resource.ts';

/** Every kind of record of the contract, by its name. */
export const resources = {
  "workspace": {
    "name": "workspace",
    "collection": "/workspaces",
    "parent": null,
    "record": "Workspace",
    "id": "slug",
    "idPrefix": null,
    "label": null,
    "list": "listWorkspaces",
    "create": null,
    "inspect": "getWorkspace",
    "delete": null,
    "retire": null
  },
  "token": {
    "name": "token",
    "collection": "/workspaces/{slug}/tokens",
    "parent": "workspace",
    "record": "ApiKey",
    "id": "id",
    "idPrefix": "tok_",
    "label": null,
    "list": null,
    "create": "mintToken",
    "inspect": "getToken",
    "delete": "revokeToken",
    "retire": null
  },
  "page": {
    "name": "page",
    "collection": "/workspaces/{slug}/pages",
    "parent": "workspace",
    "record": "PageSummary",
    "id": "id",
    "idPrefix": "page_",
    "label": null,
    "list": "listPages",
    "create": null,
    "inspect": "getPage",
    "delete": null,
    "retire": null
  },
  "invoice": {
    "name": "invoice",
    "collection": "/workspaces/{slug}/billing/invoices",
    "parent": "workspace",
    "record": "Invoice",
    "id": "id",
    "idPrefix": null,
    "label": null,
    "list": "listInvoices",
    "create": null,
    "inspect": null,
    "delete": null,
    "retire": null
  },
  "form": {
    "name": "form",
    "collection": "/workspaces/{slug}/forms",
    "parent": "workspace",
    "record": "Form",
    "id": "id",
    "idPrefix": "frm_",
    "label": null,
    "list": "listForms",
    "create": null,
    "inspect": "getForm",
    "delete": null,
    "retire": null
  },
  "submission": {
    "name": "submission",
    "collection": "/workspaces/{slug}/forms/{id}/submissions",
    "parent": "form",
    "record": "Submission",
    "id": "id",
    "idPrefix": "sub_",
    "label": null,
    "list": "listSubmissions",
    "create": null,
    "inspect": null,
    "delete": null,
    "retire": null
  },
  "log-entry": {
    "name": "log-entry",
    "collection": "/workspaces/{slug}/logs",
    "parent": "workspace",
    "record": "LogEntry",
    "id": null,
    "idPrefix": null,
    "label": null,
    "list": "listLogs",
    "create": null,
    "inspect": null,
    "delete": null,
    "retire": null
  },
  "approval": {
    "name": "approval",
    "collection": "/approvals",
    "parent": null,
    "record": "Approval",
    "id": "id",
    "idPrefix": "apr_",
    "label": null,
    "list": "listApprovals",
    "create": null,
    "inspect": "getApproval",
    "delete": null,
    "retire": null
  },
  "secret": {
    "name": "secret",
    "collection": "/workspaces/{slug}/secrets",
    "parent": "workspace",
    "record": "Secret",
    "id": "name",
    "idPrefix": null,
    "label": "name",
    "list": "listSecrets",
    "create": "setSecret",
    "inspect": null,
    "delete": "deleteSecret",
    "retire": null
  },
  "agent": {
    "name": "agent",
    "collection": "/workspaces/{slug}/agents",
    "parent": "workspace",
    "record": "Agent",
    "id": "id",
    "idPrefix": "agt_",
    "label": "name",
    "list": "listAgents",
    "create": "createAgent",
    "inspect": "getAgent",
    "delete": null,
    "retire": "deactivateAgent"
  },
  "run": {
    "name": "run",
    "collection": "/workspaces/{slug}/agents/{id}/runs",
    "parent": "agent",
    "record": "Run",
    "id": "id",
    "idPrefix": "run_",
    "label": null,
    "list": "listRuns",
    "create": null,
    "inspect": null,
    "delete": null,
    "retire": null
  },
  "webhook-subscription": {
    "name": "webhook-subscription",
    "collection": "/workspaces/{slug}/webhooks",
    "parent": "workspace",
    "record": "WebhookSubscription",
    "id": "id",
    "idPrefix": "wh_",
    "label": null,
    "list": "listWebhookSubscriptions",
    "create": "createWebhookSubscription",
    "inspect": "getWebhookSubscription",
    "delete": "deleteWebhookSubscription",
    "retire": null
  }
} as const satisfies Record<string, ResourceShape>;

/** The name of a kind of record. */
export type ResourceName = keyof typeof resources;

/** The kinds of records in the contract's order, with their common type. */
export const resourceList: readonly (ResourceShape & { readonly name: ResourceName })[] = Object.values(resources);
