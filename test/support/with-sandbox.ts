import sandboxDriver from '../../conformance/drivers/sandbox.ts';
import type { GateOptions } from '../../conformance/index.ts';
import type { Fault } from '../../mocks/faults/index.ts';
import { createSandbox, demoTokens, type SandboxOptions, serve } from '../../mocks/index.ts';
import type { Wrap } from '../../mocks/wrappers/fetch.ts';

/** A load of the machine that delays an answer by less than this is no failure. */
const timeoutMs = 60_000;

/** The options that judge a served sandbox in this process, with all capabilities of its driver. */
export const gateOptionsFor = (url: string): GateOptions => ({
  target: `${url}/v1`,
  token: demoTokens[0]?.token ?? '',
  driver: sandboxDriver,
  driverOptions: { control: `${url}/_sandbox` },
  effort: 'quick',
  seed: 1,
  timeoutMs,
});

/** Serves a fresh sandbox, with a fault or another wrapper if given, while `use` runs. */
export const withSandbox = async <T>(
  {
    fault,
    wrap = fault?.wrap,
    outgoing = fault?.outgoing,
    ...options
  }: SandboxOptions & { fault?: Fault; wrap?: Wrap },
  use: (url: string) => Promise<T>,
): Promise<T> => {
  const sandbox = await createSandbox({ seed: 1, ...(outgoing && { outgoing }), ...options });
  const fetch = (request: Request) => sandbox.fetch(request);
  const served = await serve({ fetch: wrap ? wrap(fetch) : fetch }, { port: 0 });
  try {
    return await use(served.url);
  } finally {
    await served.close();
    await sandbox.close();
  }
};
