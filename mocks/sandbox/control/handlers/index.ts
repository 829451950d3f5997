import type { OperationId } from '@workspace-api/contract/sandbox';
import { runs } from '../../features/agents/control.ts';
import { billing } from '../../features/billing/control.ts';
import { forms } from '../../features/forms/control.ts';
import { platform } from '../../features/logs/control.ts';
import { pages } from '../../features/pages/control.ts';
import { secrets } from '../../features/secrets/control.ts';
import { live } from '../../features/theme/control.ts';
import { credentials } from '../../features/tokens/control.ts';
import { deliveries } from '../../features/webhooks/control.ts';
import { workspaces } from '../../features/workspaces/control.ts';
import { restrictions } from '../../features/workspaces/restrictions-control.ts';
import type { ControlHandlers } from '../handler.ts';
import { clock } from './clock.ts';
import { faults } from './faults.ts';
import { requests } from './requests.ts';
import { sandbox } from './sandbox.ts';

/** What answers each operation of the control plane. */
export const handlers: ControlHandlers<OperationId> = {
  ...sandbox,
  ...workspaces,
  ...faults,
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
