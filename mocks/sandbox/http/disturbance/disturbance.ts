import type { Fault, Fetch, faults } from '../../../faults/index.ts';
import { BadLatency, isLatency, type Latency } from './latency.ts';

/** A bug that the sandbox can be given. */
export type FaultName = keyof typeof faults;

/** What holds for every request of the API. */
export type Disturbances = { readonly latency: Latency | null; readonly faults: readonly string[] };

/** What makes the API slow or wrong, for as long as it is switched on. */
export type Disturbance = Disturbances & {
  /** Switches on what is given, and leaves the rest as it is. @throws UnknownFault, BadLatency */
  set(change: Partial<Disturbances>): Promise<void>;
  /** Back to what the sandbox began with. */
  reset(): Promise<void>;
  /** The server with the bugs that are switched on; undefined where there are none. */
  readonly server: Fetch | undefined;
};

/** A fault was named that there is none of. */
export class UnknownFault extends Error {
  readonly index: number;

  constructor(name: string, index: number, known: readonly string[]) {
    super(`There is no fault ${name}. There are: ${known.join(', ')}.`);
    this.name = 'UnknownFault';
    this.index = index;
  }
}

/** Every fault by its name; read when one is asked for, since few runs want any. */
export const knownFaults = async (): Promise<Readonly<Record<string, Fault>>> =>
  (await import('../../../faults/index.ts')).faults;

const wrap = async (server: Fetch, names: readonly string[]): Promise<Fetch | undefined> => {
  if (names.length === 0) return undefined;
  const known = await knownFaults();
  return names.reduce((next, name, index) => {
    const fault = Object.hasOwn(known, name) ? known[name] : undefined;
    if (fault === undefined) throw new UnknownFault(name, index, Object.keys(known));
    return fault.wrap(next);
  }, server);
};

/**
 * Makes the sandbox's disturbance.
 *
 * @param sound the server without bugs
 * @throws UnknownFault, BadLatency
 */
export const createDisturbance = async (sound: Fetch, initial: Disturbances): Promise<Disturbance> => {
  let state: Disturbances = { latency: null, faults: [] };
  let server: Fetch | undefined;
  const set = async (change: Partial<Disturbances>) => {
    const next = { ...state, ...change };
    if (next.latency && !isLatency(next.latency)) throw new BadLatency(next.latency);
    // What a bug remembers goes with it: the same ones named again begin anew.
    if (change.faults !== undefined) server = await wrap(sound, next.faults);
    state = next;
  };
  await set(initial);
  return {
    get latency() {
      return state.latency;
    },
    get faults() {
      return state.faults;
    },
    get server() {
      return server;
    },
    set,
    reset: () => set(initial),
  };
};
