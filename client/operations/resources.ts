// Generated from openapi/ by `npm run generate`. Do not edit.

import { identity, type IdentityMethods, oauth, type OauthMethods, workspaces, type WorkspacesMethods, tokens, type TokensMethods, pages, type PagesMethods, theme, type ThemeMethods, billing, type BillingMethods, forms, type FormsMethods, logs, type LogsMethods, approvals, type ApprovalsMethods, secrets, type SecretsMethods, agents, type AgentsMethods, webhooks, type WebhooksMethods } from './index.ts';

/** Every operation of the contract as a method, by resource. */
export interface WorkspaceMethods {
  /** The caller's identity. */
  readonly identity: IdentityMethods;
  /** Interactive sign-in: OAuth 2.1 with PKCE. */
  readonly oauth: OauthMethods;
  /** The workspaces that a token can access. */
  readonly workspaces: WorkspacesMethods;
  /** API keys of a workspace: create, inspect, rotate and revoke. */
  readonly tokens: TokensMethods;
  /** Versioned page documents with a draft and a published version. */
  readonly pages: PagesMethods;
  /** The colors, typography and spacing of a workspace. */
  readonly theme: ThemeMethods;
  /** The plan, usage, invoices and payment method of a workspace. */
  readonly billing: BillingMethods;
  /** Form definitions and submissions, read-only. */
  readonly forms: FormsMethods;
  /** Runtime logs: list, search and tail. */
  readonly logs: LogsMethods;
  /** Actions of agents that a user must approve or deny, across workspaces. */
  readonly approvals: ApprovalsMethods;
  /** Write-only values that integrations use. */
  readonly secrets: SecretsMethods;
  /** Automations of a workspace and their runs. */
  readonly agents: AgentsMethods;
  /** Subscriptions to the events of a workspace. */
  readonly webhooks: WebhooksMethods;
}

/** The functions that the methods are made of, by resource. */
export const resources = { identity, oauth, workspaces, tokens, pages, theme, billing, forms, logs, approvals, secrets, agents, webhooks };
