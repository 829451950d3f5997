import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import sandboxDriver from '../../conformance/drivers/sandbox.ts';
import { judge } from '../../conformance/index.ts';
import type { Judge } from '../../conformance/run-gate.ts';
import { createSandbox, serve } from '../../mocks/index.ts';

export { sandboxDriver };

/** Judges a fresh sandbox, which this process serves on a free port in the meantime. */
export const judgeOwnSandbox: Judge = async (options, onEvent) => {
  const sandbox = await createSandbox();
  // Nothing else of this process uses the global Response.
  const { url, close } = await serve(sandbox, { port: 0, ownProcess: true });
  const driverOptions = { control: `${url}${controlPath}`, ...options.driverOptions };
  try {
    return await judge({ ...options, target: `${url}${basePath}`, driverOptions }, onEvent);
  } finally {
    await close();
    await sandbox.close();
  }
};
