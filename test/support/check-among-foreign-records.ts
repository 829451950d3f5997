import sandboxDriver from '../../conformance/drivers/sandbox.ts';
import { checkConformance, type GateOptions, type Report } from '../../conformance/index.ts';
import { type SandboxSnapshot, serve } from '../../mocks/index.ts';
import { createForeignSandbox, foreignTokens } from './foreign-records.ts';

/** A write of the access log. */
export type LoggedWrite = { method: string; path: string; body: string };

/** Checks a sandbox full of other users' records. Returns the writes of the run, and every record before and after it. */
export const checkAmongForeignRecords = async (
  mode: 'test' | 'live',
  hasDriver: boolean,
  options: Partial<GateOptions>,
): Promise<{ report: Report; writes: LoggedWrite[]; before: SandboxSnapshot; after: SandboxSnapshot }> => {
  const sandbox = await createForeignSandbox();
  const writes: LoggedWrite[] = [];
  const fetch = async (...[input, init]: Parameters<typeof sandbox.fetch>) => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && pathname.startsWith('/v1/'))
      writes.push({ method: request.method, path: pathname, body: await request.clone().text() });
    return sandbox.fetch(request, init);
  };
  const served = await serve({ fetch }, { port: 0 });
  try {
    const before = await sandbox.snapshot();
    const { token, tokens } = foreignTokens(mode);
    const report = await checkConformance({
      target: `${served.url}/v1`,
      token,
      ...(hasDriver
        ? { driver: sandboxDriver, driverOptions: { control: `${served.url}/_sandbox` } }
        : { tokens }),
      seed: 1,
      timeoutMs: 60_000,
      ...options,
    });
    return { report, writes, before, after: await sandbox.snapshot() };
  } finally {
    await served.close();
    await sandbox.close();
  }
};
