import { checkConformance, type Report } from '../../conformance/index.ts';
import { createSandbox, serve, systemClock } from '../../mocks/index.ts';
import { freshRecords } from '../../mocks/test/records.ts';
import { mutatingFetch } from './mutating-fetch.ts';
import { gateOptionsFor } from './with-sandbox.ts';

/** Checks a healthy sandbox whose responses are changed at random, except the responses of its control plane. */
export const checkMutatedSandbox = async (
  seed: number,
  oneIn: number,
  only: string[] = [],
): Promise<Report> => {
  const sandbox = await createSandbox({ ...freshRecords(), seed: 1, clock: systemClock('2026-11-02') });
  const api = mutatingFetch((request) => sandbox.fetch(request), seed, oneIn);
  const isControl = (request: Request) => new URL(request.url).pathname.startsWith('/_sandbox');
  const fetch = async (request: Request) => (isControl(request) ? sandbox.fetch(request) : api(request));
  const served = await serve({ fetch }, { port: 0 });
  try {
    return await checkConformance({ ...gateOptionsFor(served.url), seed, only, maxWaitMs: 5_000 });
  } finally {
    await served.close();
    await sandbox.close();
  }
};
