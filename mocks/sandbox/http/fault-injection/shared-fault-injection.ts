import type { DisturbanceSettings, FaultInjection } from './fault-injection.ts';

/** Fault injection whose changes apply in every process. Until the first change, each process has its own settings. */
export type SharedFaultInjection = FaultInjection & {
  /** Applies the stored settings, as JSON; null restores the initial settings. */
  follow(json: string | null): Promise<void>;
};

/** @param store stores the settings for the other processes, as JSON */
export const shareFaultInjection = (
  own: FaultInjection,
  store: (settings: string) => Promise<void>,
): SharedFaultInjection => {
  let current: string | null = null;
  return {
    get latency() {
      return own.latency;
    },
    get mutants() {
      return own.mutants;
    },
    get wrap() {
      return own.wrap;
    },
    get outgoing() {
      return own.outgoing;
    },
    loadMutants: own.loadMutants,
    async set(change) {
      const before: DisturbanceSettings = { latency: own.latency, mutants: own.mutants };
      await own.set(change);
      const settings = JSON.stringify({ ...before, ...change } satisfies DisturbanceSettings);
      try {
        await store(settings);
        current = settings;
      } catch (error) {
        await own.set(before);
        throw error;
      }
    },
    reset: own.reset,
    async follow(json) {
      if (json === current) return;
      current = json;
      await (json === null ? own.reset() : own.set(JSON.parse(json)));
    },
  };
};
