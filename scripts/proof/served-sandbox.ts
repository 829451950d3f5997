import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import sandboxDriver from '../../conformance/drivers/sandbox.ts';
import type { GateOptions } from '../../conformance/index.ts';
import {
  createSandbox,
  demoTokens,
  type Sandbox,
  type SandboxOptions,
  serve,
  systemClock,
} from '../../mocks/index.ts';
import type { Wrap } from '../../mocks/wrappers/fetch.ts';

/** A response that a busy machine delays by less than this isn't a failure. */
const timeoutMs = 60_000;

/** The options to check a served sandbox with all capabilities of its driver. */
export const gateOptionsFor = (url: string) =>
  ({
    target: `${url}${basePath}`,
    token: demoTokens[0]?.secret ?? '',
    driver: sandboxDriver,
    driverOptions: { control: `${url}${controlPath}` },
    effort: 'quick',
    seed: 1,
    timeoutMs,
  }) satisfies GateOptions;

/**
 * The options of a new sandbox, and wrappers for it and its webhook deliveries. The seed repeats secrets and random choices.
 */
export type ServedOptions = SandboxOptions & { readonly seed: number; readonly wrap?: Wrap | undefined };

/**
 * Serves a new sandbox with its demo records on a port of this process while `use` runs with its URL and its control plane. `serving`
 * has options of the server.
 */
export const withServedSandbox = async <T>(
  { wrap, ...options }: ServedOptions,
  use: (url: string, control: Sandbox['control']) => Promise<T>,
  serving: Partial<Parameters<typeof serve>[1]> = {},
): Promise<T> => {
  const sandbox = await createSandbox({ clock: systemClock('2026-11-02'), ...options });
  // A wrapper handles only HTTP: the sandbox behind it can't access the connection, and sends no trailers.
  const served = await serve(wrap ? { fetch: wrap((request) => sandbox.fetch(request)) } : sandbox, {
    port: 0,
    ...serving,
  });
  try {
    return await use(served.url, sandbox.control);
  } finally {
    await served.close();
    await sandbox.close();
  }
};
