// Generated from openapi/ by `npm run generate`. Do not edit.
import type { Arguments, Call } from './call.ts';

/** The contract's operations as methods. `call` sends the request and returns the response, or throws. */
export const createMethods = (call: Call) => ({
  /** Get the caller: `GET /me`, scope `me:read`. */
  getMe: (...input: Arguments<'getMe'>) => call('getMe', ...input),
  /** Get the sign-in configuration: `GET /oauth/cli-config`, no token. */
  getCliConfig: (...input: Arguments<'getCliConfig'>) => call('getCliConfig', ...input),
  /** Refresh a session: `POST /oauth/refresh`, no token. */
  refreshSession: (...input: Arguments<'refreshSession'>) => call('refreshSession', ...input),
  /** Exchange an authorization code: `POST /oauth/token`, no token. */
  exchangeAuthorizationCode: (...input: Arguments<'exchangeAuthorizationCode'>) => call('exchangeAuthorizationCode', ...input),
  /** List workspaces: `GET /workspaces`, scope `workspaces:read`. */
  listWorkspaces: (...input: Arguments<'listWorkspaces'>) => call('listWorkspaces', ...input),
  /** Get the current workspace: `GET /workspaces/current`, scope `workspaces:read`. */
  getCurrentWorkspace: (...input: Arguments<'getCurrentWorkspace'>) => call('getCurrentWorkspace', ...input),
  /** Get a workspace: `GET /workspaces/{slug}`, scope `workspaces:read`. */
  getWorkspace: (...input: Arguments<'getWorkspace'>) => call('getWorkspace', ...input),
  /** Switch the session to a workspace: `POST /workspaces/{slug}/switch`, scope `workspaces:write`. */
  switchWorkspace: (...input: Arguments<'switchWorkspace'>) => call('switchWorkspace', ...input),
  /** Mint an API key: `POST /workspaces/{slug}/tokens`, scope `tokens:write`. */
  mintToken: (...input: Arguments<'mintToken'>) => call('mintToken', ...input),
  /** Inspect an API key: `GET /workspaces/{slug}/tokens/{id}`, scope `tokens:read`. */
  getToken: (...input: Arguments<'getToken'>) => call('getToken', ...input),
  /** Revoke an API key: `DELETE /workspaces/{slug}/tokens/{id}`, scope `tokens:destructive`. */
  revokeToken: (...input: Arguments<'revokeToken'>) => call('revokeToken', ...input),
  /** Rotate an API key: `POST /workspaces/{slug}/tokens/{id}/rotate`, scope `tokens:write`. */
  rotateToken: (...input: Arguments<'rotateToken'>) => call('rotateToken', ...input),
  /** List pages: `GET /workspaces/{slug}/pages`, scope `pages:read`. */
  listPages: (...input: Arguments<'listPages'>) => call('listPages', ...input),
  /** Publish all pages: `POST /workspaces/{slug}/pages-publish`, scope `pages:write`. */
  publishPages: (...input: Arguments<'publishPages'>) => call('publishPages', ...input),
  /** Read the draft of a page: `GET /workspaces/{slug}/pages/{id}`, scope `pages:read`. */
  getPage: (...input: Arguments<'getPage'>) => call('getPage', ...input),
  /** Roll back the draft of a page: `POST /workspaces/{slug}/pages/{id}`, scope `pages:destructive`. */
  rollbackPage: (...input: Arguments<'rollbackPage'>) => call('rollbackPage', ...input),
  /** Patch the draft of a page: `PATCH /workspaces/{slug}/pages/{id}`, scope `pages:write`. */
  updatePage: (...input: Arguments<'updatePage'>) => call('updatePage', ...input),
  /** Read the draft theme: `GET /workspaces/{slug}/theme`, scope `theme:read`. */
  getTheme: (...input: Arguments<'getTheme'>) => call('getTheme', ...input),
  /** Publish the theme: `POST /workspaces/{slug}/theme`, scope `theme:write`. */
  publishTheme: (...input: Arguments<'publishTheme'>) => call('publishTheme', ...input),
  /** Patch the draft theme: `PATCH /workspaces/{slug}/theme`, scope `theme:write`. */
  updateTheme: (...input: Arguments<'updateTheme'>) => call('updateTheme', ...input),
  /** Read the billing state: `GET /workspaces/{slug}/billing`, scope `billing:read`. */
  getBilling: (...input: Arguments<'getBilling'>) => call('getBilling', ...input),
  /** List invoices: `GET /workspaces/{slug}/billing/invoices`, scope `billing:read`. */
  listInvoices: (...input: Arguments<'listInvoices'>) => call('listInvoices', ...input),
  /** Replace the payment method: `POST /workspaces/{slug}/billing/payment-method`, scope `billing:write`. */
  setPaymentMethod: (...input: Arguments<'setPaymentMethod'>) => call('setPaymentMethod', ...input),
  /** Change the plan: `POST /workspaces/{slug}/billing/plan`, scope `billing:write`. */
  changePlan: (...input: Arguments<'changePlan'>) => call('changePlan', ...input),
  /** Read usage: `GET /workspaces/{slug}/billing/usage`, scope `billing:read`. */
  getUsage: (...input: Arguments<'getUsage'>) => call('getUsage', ...input),
  /** List forms: `GET /workspaces/{slug}/forms`, scope `forms:read`. */
  listForms: (...input: Arguments<'listForms'>) => call('listForms', ...input),
  /** Read a form: `GET /workspaces/{slug}/forms/{id}`, scope `forms:read`. */
  getForm: (...input: Arguments<'getForm'>) => call('getForm', ...input),
  /** List submissions: `GET /workspaces/{slug}/forms/{id}/submissions`, scope `forms:read`. */
  listSubmissions: (...input: Arguments<'listSubmissions'>) => call('listSubmissions', ...input),
  /** List log entries: `GET /workspaces/{slug}/logs`, scope `logs:read`. */
  listLogs: (...input: Arguments<'listLogs'>) => call('listLogs', ...input),
  /** Search log entries: `GET /workspaces/{slug}/logs/search`, scope `logs:read`. */
  searchLogs: (...input: Arguments<'searchLogs'>) => call('searchLogs', ...input),
  /** Follow the log: `GET /workspaces/{slug}/logs/tail`, scope `logs:read`. */
  tailLogs: (...input: Arguments<'tailLogs'>) => call('tailLogs', ...input),
  /** List approvals: `GET /approvals`, scope `approvals:read`. */
  listApprovals: (...input: Arguments<'listApprovals'>) => call('listApprovals', ...input),
  /** Get an approval: `GET /approvals/{id}`, scope `approvals:read`. */
  getApproval: (...input: Arguments<'getApproval'>) => call('getApproval', ...input),
  /** Approve an approval: `POST /approvals/{id}/approve`, scope `approvals:write`. */
  approveApproval: (...input: Arguments<'approveApproval'>) => call('approveApproval', ...input),
  /** Deny an approval: `POST /approvals/{id}/deny`, scope `approvals:write`. */
  denyApproval: (...input: Arguments<'denyApproval'>) => call('denyApproval', ...input),
  /** List secrets: `GET /workspaces/{slug}/secrets`, scope `secrets:read`. */
  listSecrets: (...input: Arguments<'listSecrets'>) => call('listSecrets', ...input),
  /** Set a secret: `PUT /workspaces/{slug}/secrets`, scope `secrets:set`. */
  setSecret: (...input: Arguments<'setSecret'>) => call('setSecret', ...input),
  /** Mint a proxy URL: `POST /workspaces/{slug}/secrets/proxy-url`, scope `secrets:read`. */
  createProxyUrl: (...input: Arguments<'createProxyUrl'>) => call('createProxyUrl', ...input),
  /** Delete a secret: `DELETE /workspaces/{slug}/secrets/{name}`, scope `secrets:destructive`. */
  deleteSecret: (...input: Arguments<'deleteSecret'>) => call('deleteSecret', ...input),
  /** Rotate a secret: `POST /workspaces/{slug}/secrets/{name}/rotate`, scope `secrets:write`. */
  rotateSecret: (...input: Arguments<'rotateSecret'>) => call('rotateSecret', ...input),
  /** List agents: `GET /workspaces/{slug}/agents`, scope `agents:read`. */
  listAgents: (...input: Arguments<'listAgents'>) => call('listAgents', ...input),
  /** Create an agent: `POST /workspaces/{slug}/agents`, scope `agents:write`. */
  createAgent: (...input: Arguments<'createAgent'>) => call('createAgent', ...input),
  /** Get an agent: `GET /workspaces/{slug}/agents/{id}`, scope `agents:read`. */
  getAgent: (...input: Arguments<'getAgent'>) => call('getAgent', ...input),
  /** Activate an agent: `POST /workspaces/{slug}/agents/{id}/activate`, scope `agents:write`. */
  activateAgent: (...input: Arguments<'activateAgent'>) => call('activateAgent', ...input),
  /** Deactivate an agent: `POST /workspaces/{slug}/agents/{id}/deactivate`, scope `agents:write`. */
  deactivateAgent: (...input: Arguments<'deactivateAgent'>) => call('deactivateAgent', ...input),
  /** List an agent's runs: `GET /workspaces/{slug}/agents/{id}/runs`, scope `agents:read`. */
  listRuns: (...input: Arguments<'listRuns'>) => call('listRuns', ...input),
  /** List webhook subscriptions: `GET /workspaces/{slug}/webhooks`, scope `webhooks:read`. */
  listWebhookSubscriptions: (...input: Arguments<'listWebhookSubscriptions'>) => call('listWebhookSubscriptions', ...input),
  /** Create a webhook subscription: `POST /workspaces/{slug}/webhooks`, scope `webhooks:write`. */
  createWebhookSubscription: (...input: Arguments<'createWebhookSubscription'>) => call('createWebhookSubscription', ...input),
  /** Get a webhook subscription: `GET /workspaces/{slug}/webhooks/{id}`, scope `webhooks:read`. */
  getWebhookSubscription: (...input: Arguments<'getWebhookSubscription'>) => call('getWebhookSubscription', ...input),
  /** Delete a webhook subscription: `DELETE /workspaces/{slug}/webhooks/{id}`, scope `webhooks:destructive`. */
  deleteWebhookSubscription: (...input: Arguments<'deleteWebhookSubscription'>) => call('deleteWebhookSubscription', ...input),
});

/** The result of {@link createMethods}. */
export type Methods = ReturnType<typeof createMethods>;
