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
import type { AllHandlers } from '../http/handler.ts';

/** The handler of each operation of the contract. */
export const handlers: AllHandlers = {
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
