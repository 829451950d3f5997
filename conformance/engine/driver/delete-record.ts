import type { ResourceName } from '@workspace-api/contract';
import type { DeleteRecord } from '../../resources/cleanup.ts';
import { TimeoutError, withinTime } from '../../target/within-time.ts';
import type { Session } from '../session/session.ts';
import { driverTimeoutFactor } from './capability.ts';

/** How the driver of a run deletes a record; null if it doesn't delete any. */
export const driverDeletion = ({
  driver,
  settings,
}: Pick<Session, 'driver' | 'settings'>): DeleteRecord | null => {
  if (!driver?.delete) return null;
  let isHanging = false;
  return async ({ kind, id, workspace = settings.workspace, mode = settings.mode }) => {
    if (isHanging) return "the driver's delete didn't finish for an earlier record";
    try {
      await withinTime(settings.timeoutMs * driverTimeoutFactor, () =>
        driver.delete?.({ kind: kind as ResourceName, id, workspace, mode }),
      );
      return null;
    } catch (error) {
      isHanging = error instanceof TimeoutError;
      return `the driver's delete failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  };
};
