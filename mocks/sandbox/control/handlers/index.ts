import type { OperationId } from '@workspace-api/contract/sandbox';
import type { ControlHandlers } from '../handler.ts';
import { billing } from './billing.ts';
import { clock } from './clock.ts';
import { credentials } from './credentials.ts';
import { deliveries } from './deliveries.ts';
import { disturbances } from './disturbances.ts';
import { forms } from './forms.ts';
import { live } from './live.ts';
import { pages } from './pages.ts';
import { platform } from './platform.ts';
import { requests } from './requests.ts';
import { restrictions } from './restrictions.ts';
import { runs } from './runs.ts';
import { sandbox } from './sandbox.ts';
import { secrets } from './secrets.ts';
import { workspaces } from './workspaces.ts';

/** What answers each operation of the control plane. */
export const handlers: ControlHandlers<OperationId> = {
  ...sandbox,
  ...workspaces,
  ...disturbances,
  ...requests,
  ...secrets,
  ...pages,
  ...live,
  ...forms,
  ...deliveries,
  ...platform,
  ...billing,
  ...runs,
  ...credentials,
  ...restrictions,
  ...clock,
};
