import type { OperationId } from '@workspace-api/contract';
import { agents } from './agents.ts';
import { approvals } from './approvals.ts';
import { billing } from './billing.ts';
import { forms } from './forms.ts';
import type { Handler } from './handler.ts';
import { logs } from './logs.ts';
import { me } from './me.ts';
import { oauth } from './oauth.ts';
import { pages } from './pages.ts';
import { secrets } from './secrets.ts';
import { theme } from './theme.ts';
import { tokens } from './tokens.ts';
import { webhooks } from './webhooks.ts';
import { workspaces } from './workspaces.ts';

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
