import type { Call, Reply } from './call.ts';
import * as agents from './resources/agents.ts';
import * as approvals from './resources/approvals.ts';
import * as billing from './resources/billing.ts';
import * as forms from './resources/forms.ts';
import * as identity from './resources/identity.ts';
import * as logs from './resources/logs.ts';
import * as pages from './resources/pages.ts';
import * as secrets from './resources/secrets.ts';
import * as theme from './resources/theme.ts';
import * as tokens from './resources/tokens.ts';
import * as webhooks from './resources/webhooks.ts';

export interface Route {
  method: string;
  /** With placeholders, below /v1. */
  path: string;
  segments: string[];
  scope: string;
  /** `list` supports all encodings, `one` only JSON, and `stream` its own framing. */
  kind: 'list' | 'one' | 'stream';
  handle: (call: Call) => Reply;
}

function route(line: string, handle: (call: Call) => Reply, kind: Route['kind'] = 'one'): Route {
  const [method = '', path = '', scope = ''] = line.split(/\s+/);
  const full = path.startsWith('~') ? `/workspaces/{slug}${path.slice(1)}` : path;
  return { method, path: full, segments: full.split('/').slice(1), scope, kind, handle };
}

/** Every endpoint: method, path under /v1 (`~` is a workspace), scope. Fixed segments come before parameters. */
const routes: Route[] = [
  route('GET /me me:read', identity.me),
  route('GET /workspaces workspaces:read', identity.listWorkspaces, 'list'),
  route('GET /workspaces/current workspaces:read', identity.currentWorkspace),
  route('GET ~ workspaces:read', identity.getWorkspace),
  route('POST ~/switch workspaces:write', identity.switchWorkspace),
  route('POST ~/tokens tokens:write', tokens.create),
  route('GET ~/tokens/{id} tokens:read', tokens.inspect),
  route('POST ~/tokens/{id}/rotate tokens:destructive', tokens.rotate),
  route('DELETE ~/tokens/{id} tokens:destructive', tokens.revoke),
  route('GET ~/pages pages:read', pages.listPages, 'list'),
  route('GET ~/pages/{id} pages:read', pages.getPage),
  route('PATCH ~/pages/{id} pages:write', pages.patchPage),
  route('POST ~/pages/{id} pages:destructive', pages.rollbackPage),
  route('POST ~/pages-publish pages:write', pages.publishPages),
  route('GET ~/theme theme:read', theme.getTheme),
  route('PATCH ~/theme theme:write', theme.patchTheme),
  route('POST ~/theme theme:write', theme.publishTheme),
  route('GET ~/billing billing:read', billing.getBilling),
  route('POST ~/billing/plan billing:write', billing.changePlan),
  route('GET ~/billing/usage billing:read', billing.usage),
  route('GET ~/billing/invoices billing:read', billing.listInvoices, 'list'),
  route('POST ~/billing/payment-method billing:write', billing.setPaymentMethod),
  route('GET ~/forms forms:read', forms.listForms, 'list'),
  route('GET ~/forms/{id} forms:read', forms.getForm),
  route('GET ~/forms/{id}/submissions forms:read', forms.listSubmissions, 'list'),
  route('GET ~/logs logs:read', logs.listLogs, 'list'),
  route('GET ~/logs/search logs:read', logs.searchLogs, 'list'),
  route('GET ~/logs/tail logs:read', logs.tailLogs, 'stream'),
  route('GET /approvals approvals:read', approvals.listApprovals, 'list'),
  route('GET /approvals/{id} approvals:read', approvals.getApproval),
  route('POST /approvals/{id}/approve approvals:write', approvals.approve),
  route('POST /approvals/{id}/deny approvals:write', approvals.deny),
  route('GET ~/secrets secrets:read', secrets.listSecrets, 'list'),
  route('PUT ~/secrets secrets:set', secrets.putSecret),
  route('POST ~/secrets/proxy-url secrets:read', secrets.proxyUrl),
  route('DELETE ~/secrets/{name} secrets:destructive', secrets.deleteSecret),
  route('POST ~/secrets/{name}/rotate secrets:write', secrets.rotateSecret),
  route('GET ~/agents agents:read', agents.listAgents, 'list'),
  route('POST ~/agents agents:write', agents.createAgent),
  route('GET ~/agents/{id} agents:read', agents.getAgent),
  route('POST ~/agents/{id}/activate agents:write', agents.activateAgent),
  route('POST ~/agents/{id}/deactivate agents:write', agents.deactivateAgent),
  route('GET ~/agents/{id}/runs agents:read', agents.listRuns, 'list'),
  route('GET ~/webhooks workspaces:read', webhooks.listSubscriptions, 'list'),
  route('POST ~/webhooks workspaces:write', webhooks.createSubscription),
  route('GET ~/webhooks/{id} workspaces:read', webhooks.getSubscription),
  route('DELETE ~/webhooks/{id} workspaces:write', webhooks.deleteSubscription),
];

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Finds the route of a request, and its path parameters, e.g. in `/v1/workspaces/acme`. */
export function match(
  method: string,
  path: string,
): { route: Route; params: Record<string, string> } | undefined {
  const segments = path.split('/').slice(2).map(decode);
  for (const candidate of routes) {
    if (candidate.method !== method || candidate.segments.length !== segments.length) continue;
    const params: Record<string, string> = {};
    const fits = candidate.segments.every((expected, index) => {
      const actual = segments[index];
      if (!actual) return false;
      if (!expected.startsWith('{')) return expected === actual;
      params[expected.slice(1, -1)] = actual;
      return true;
    });
    if (fits) return { route: candidate, params };
  }
  return undefined;
}
