import type { Disturbance, Disturbances } from './disturbance.ts';

/** A disturbance that holds in every process once it is changed in one; until then each has its own. */
export type SharedDisturbance = Disturbance & {
  /** Takes over what another process changed: the JSON that was kept, or null for what this one began with. */
  follow(kept: string | null): Promise<void>;
};

/** @param keep keeps the state for the other processes, as JSON */
export const shareDisturbance = (
  own: Disturbance,
  keep: (state: string) => Promise<void>,
): SharedDisturbance => {
  let known: string | null = null;
  return {
    get latency() {
      return own.latency;
    },
    get faults() {
      return own.faults;
    },
    get server() {
      return own.server;
    },
    async set(change) {
      const before: Disturbances = { latency: own.latency, faults: own.faults };
      await own.set(change);
      const state = JSON.stringify({ ...before, ...change } satisfies Disturbances);
      try {
        await keep(state);
        known = state;
      } catch (error) {
        await own.set(before);
        throw error;
      }
    },
    reset: own.reset,
    async follow(kept) {
      if (kept === known) return;
      known = kept;
      await (kept === null ? own.reset() : own.set(JSON.parse(kept)));
    },
  };
};
