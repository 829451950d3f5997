import type { OperationId } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { findString } from './find-string.ts';
import type { RecordEvent } from './record-events.ts';

type Rule = (path: Record<string, string>, exchange: Exchange) => RecordEvent | null;

const bodyOf = (exchange: Exchange): unknown => {
  try {
    return exchange.json();
  } catch {
    return null;
  }
};

const sentBody = (exchange: Exchange): unknown => {
  try {
    return JSON.parse(Buffer.from(exchange.request.body ?? []).toString('utf8'));
  } catch {
    return null;
  }
};

const created =
  (
    kind: string,
    undo: OperationId,
    id: (exchange: Exchange) => string | null,
    parameter = 'id',
    remains?: string,
  ): Rule =>
  (path, exchange) => {
    const name = id(exchange);
    if (!name) return null;
    const undoPath = { slug: path.slug ?? '', [parameter]: name };
    return {
      created: { kind, id: name, undo: { operation: undo, path: undoPath }, ...(remains ? { remains } : {}) },
    };
  };

const deleted =
  (kind: string, parameter = 'id'): Rule =>
  (path) => ({ deleted: { kind, id: path[parameter] ?? '' } });

const changed =
  (kind: string, what: string): Rule =>
  (path) => ({ created: { kind, id: path.id ?? path.slug ?? '', undo: null, remains: what } });

const token = (exchange: Exchange) => findString(bodyOf(exchange), /^tok_/);
const noUndo = 'the API has no operation that reverts it';

const rules: Partial<Record<OperationId, Rule>> = {
  mintToken: created('token', 'revokeToken', token),
  rotateToken: created('token', 'revokeToken', token),
  revokeToken: deleted('token'),
  createAgent: created(
    'agent',
    'deactivateAgent',
    (exchange) => findString(bodyOf(exchange), /^agt_/),
    'id',
    'the API has no operation that deletes an agent; it was deactivated',
  ),
  setSecret: created(
    'secret',
    'deleteSecret',
    (exchange) => ((sentBody(exchange) as { name?: unknown } | null)?.name as string | undefined) ?? null,
    'name',
  ),
  deleteSecret: deleted('secret', 'name'),
  createWebhookSubscription: created('webhook subscription', 'deleteWebhookSubscription', (exchange) =>
    findString(bodyOf(exchange), /^wh_/),
  ),
  deleteWebhookSubscription: deleted('webhook subscription'),
  updatePage: changed('page draft', `its draft was edited: ${noUndo}`),
  rollbackPage: changed('page draft', `its draft was rolled back: ${noUndo}`),
  updateTheme: changed('theme draft', `the draft was edited: ${noUndo}`),
  publishPages: changed('published pages', `the drafts were published: ${noUndo}`),
  publishTheme: changed('published theme', `the draft was published: ${noUndo}`),
  changePlan: changed('plan', `a plan change was asked for: ${noUndo}`),
  setPaymentMethod: changed('payment method', `it was replaced: ${noUndo}`),
  approveApproval: changed('approval', `it was approved: ${noUndo}`),
  denyApproval: changed('approval', `it was denied: ${noUndo}`),
};

/** The record that a successful exchange created or deleted, whichever scenario sent it; null for none. */
export const trackExchange = (exchange: Exchange, path: Record<string, string>): RecordEvent | null => {
  if (!exchange.operation || exchange.status < 200 || exchange.status > 299) return null;
  return rules[exchange.operation.id as OperationId]?.(path, exchange) ?? null;
};
