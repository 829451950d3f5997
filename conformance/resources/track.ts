import type { OperationId } from '@workspace-api/contract';
import type { MadeEvent } from '../engine/run/made.ts';
import type { Exchange } from '../target/exchange.ts';
import { findString } from './find-string.ts';

type Rule = (path: Record<string, string>, exchange: Exchange) => MadeEvent | null;

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

const made =
  (
    kind: string,
    undo: OperationId,
    id: (exchange: Exchange) => string | null,
    parameter = 'id',
    stays?: string,
  ): Rule =>
  (path, exchange) => {
    const name = id(exchange);
    if (!name) return null;
    const undoPath = { slug: path.slug ?? '', [parameter]: name };
    return {
      made: { kind, id: name, undo: { operation: undo, path: undoPath }, ...(stays ? { stays } : {}) },
    };
  };

const gone =
  (kind: string, parameter = 'id'): Rule =>
  (path) => ({ gone: { kind, id: path[parameter] ?? '' } });

const changed =
  (kind: string, what: string): Rule =>
  (path) => ({ made: { kind, id: path.id ?? path.slug ?? '', undo: null, stays: what } });

const token = (exchange: Exchange) => findString(bodyOf(exchange), /^tok_/);
const noUndo = 'the API has no operation that takes it back';

const rules: Partial<Record<OperationId, Rule>> = {
  mintToken: made('token', 'revokeToken', token),
  rotateToken: made('token', 'revokeToken', token),
  revokeToken: gone('token'),
  createAgent: made(
    'agent',
    'deactivateAgent',
    (exchange) => findString(bodyOf(exchange), /^agt_/),
    'id',
    'the API has no operation that deletes an agent; it was deactivated',
  ),
  setSecret: made(
    'secret',
    'deleteSecret',
    (exchange) => ((sentBody(exchange) as { name?: unknown } | null)?.name as string | undefined) ?? null,
    'name',
  ),
  deleteSecret: gone('secret', 'name'),
  createWebhookSubscription: made('webhook subscription', 'deleteWebhookSubscription', (exchange) =>
    findString(bodyOf(exchange), /^wh_/),
  ),
  deleteWebhookSubscription: gone('webhook subscription'),
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

/** What a successful exchange made on the target, or took away. Driven by what was sent, not by who asked for it. */
export const trackExchange = (exchange: Exchange, path: Record<string, string>): MadeEvent | null => {
  if (!exchange.operation || exchange.status < 200 || exchange.status > 299) return null;
  return rules[exchange.operation.id as OperationId]?.(path, exchange) ?? null;
};
