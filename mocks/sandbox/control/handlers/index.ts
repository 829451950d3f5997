import type { OperationId } from '@workspace-api/contract/sandbox';
import type { ControlHandlers } from '../handler.ts';
import { clock } from './clock.ts';
import { credentials } from './credentials.ts';
import { forms } from './forms.ts';
import { pages } from './pages.ts';
import { platform } from './platform.ts';
import { runs } from './runs.ts';
import { sandbox } from './sandbox.ts';

/** What answers each operation of the control plane. */
export const handlers: ControlHandlers<OperationId> = {
  ...sandbox,
  ...pages,
  ...forms,
  ...platform,
  ...runs,
  ...credentials,
  ...clock,
};
