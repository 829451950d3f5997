// Generated from openapi/ by `npm run generate`. Do not edit.

import { identity, type IdentityMethods } from './identity.ts';
import { oauth, type OauthMethods } from './oauth.ts';
import { workspaces, type WorkspacesMethods } from './workspaces.ts';
import { tokens, type TokensMethods } from './tokens.ts';
import { pages, type PagesMethods } from './pages.ts';
import { theme, type ThemeMethods } from './theme.ts';
import { billing, type BillingMethods } from './billing.ts';
import { forms, type FormsMethods } from './forms.ts';
import { logs, type LogsMethods } from './logs.ts';
import { approvals, type ApprovalsMethods } from './approvals.ts';
import { secrets, type SecretsMethods } from './secrets.ts';
import { agents, type AgentsMethods } from './agents.ts';
import { webhooks, type WebhooksMethods } from './webhooks.ts';

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
