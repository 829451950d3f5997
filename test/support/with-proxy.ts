import type { Report } from '../../conformance/index.ts';
import { createObserver, type PassiveSettings } from '../../conformance/passive/observer.ts';
import { passiveReport } from '../../conformance/passive/passive-report.ts';
import { passiveSettings } from '../../conformance/passive/passive-settings.test-helper.ts';
import { startProxy } from '../../conformance/passive/proxy.ts';

/**
 * Puts a proxy in front of a target while `use` sends requests through it. Returns the result of `use`, and the proxy's report.
 */
export const throughProxy = async <T>(
  target: string,
  more: Partial<PassiveSettings>,
  use: (url: string) => Promise<T>,
): Promise<{ result: T; report: Report }> => {
  const settings = passiveSettings(target, more);
  const observer = createObserver(settings);
  const startedAt = new Date();
  const proxy = await startProxy({ target, host: '127.0.0.1', port: 0 }, observer);
  let result: T;
  try {
    result = await use(proxy.url);
  } finally {
    await proxy.close();
  }
  return {
    result,
    report: passiveReport(settings, observer, `a proxy before ${target}`, [], { startedAt, durationMs: 1 })
      .report,
  };
};

/** The report of a proxy in front of a target while `use` sends requests through it. */
export const observed = async (...args: Parameters<typeof throughProxy>): Promise<Report> =>
  (await throughProxy(...args)).report;
