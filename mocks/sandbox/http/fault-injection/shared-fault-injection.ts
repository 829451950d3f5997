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
  return Object.defineProperties({} as SharedFaultInjection, {
    ...Object.getOwnPropertyDescriptors(own),
    ...Object.getOwnPropertyDescriptors({
      async set(change: Partial<DisturbanceSettings>, workspace?: string) {
        const before = own.all;
        await own.set(change, workspace);
        const settings = JSON.stringify(own.all);
        try {
          await store(settings);
          current = settings;
        } catch (error) {
          await own.replace(before);
          throw error;
        }
      },
      async follow(json: string | null) {
        if (json === current) return;
        current = json;
        await (json === null ? own.reset() : own.replace(JSON.parse(json)));
      },
    }),
  });
};
