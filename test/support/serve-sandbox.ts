import { onTestFinished } from 'vitest';
import { createSandbox, type SandboxOptions, serve } from '../../mocks/index.ts';
import type { AtEnd } from '../../mocks/test/records.ts';

/**
 * Serves a new sandbox with its demo records on a free port.
 *
 * @param atEnd registers its end; at the end of the test by default
 */
export const serveSandbox = async (
  { host, ...options }: SandboxOptions & { readonly host?: string } = {},
  atEnd: AtEnd = onTestFinished,
) => {
  const sandbox = await createSandbox(options);
  const { url, close } = await serve(sandbox, { port: 0, ...(host !== undefined && { host }) });
  atEnd(() => close().then(sandbox.close));
  return { sandbox, url };
};
