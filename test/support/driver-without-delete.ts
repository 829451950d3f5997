import sandboxDriver from '../../conformance/drivers/sandbox.ts';
import type { DriverFactory } from '../../conformance/index.ts';

/** The driver of the sandbox without `delete`: what the cleanup through the API leaves remains on the target. */
export const driverWithoutDelete: DriverFactory = async (options, target) => {
  const { delete: _delete, ...others } = await sandboxDriver(options, target);
  return others;
};
