import type { OperationId } from '@workspace-api/contract';
import { agents } from '../features/agents/handlers.ts';
import { approvals } from '../features/approvals/handlers.ts';
import { billing } from '../features/billing/handlers.ts';
import { forms } from '../features/forms/handlers.ts';
import { logs } from '../features/logs/handlers.ts';
import { me } from '../features/me/handlers.ts';
import { oauth } from '../features/oauth/handlers.ts';
import { pages } from '../features/pages/handlers.ts';
import { secrets } from '../features/secrets/handlers.ts';
import { theme } from '../features/theme/handlers.ts';
import { tokens } from '../features/tokens/handlers.ts';
import { webhooks } from '../features/webhooks/handlers.ts';
import { workspaces } from '../features/workspaces/handlers.ts';
import type { Handler } from '../http/handler.ts';

const all: { readonly [Id in OperationId]: Handler<Id> } = {
  ...me,
  ...oauth,
  ...workspaces,
  ...tokens,
  ...agents,
  ...approvals,
  ...pages,
  ...theme,
  ...billing,
  ...forms,
  ...logs,
  ...secrets,
  ...webhooks,
};

/** A handler whose operation is known at run time only; the chain before it has made its request fit. */
export type AnyHandler = (request: unknown) => unknown;

/** The handler of an operation; each one has its own, or the types don't fit. */
export const handlerOf = (id: OperationId): AnyHandler => all[id] as AnyHandler;
