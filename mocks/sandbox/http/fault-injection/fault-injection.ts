import { inlineValue } from '@workspace-api/contract';
import type { Fault, Fetch, faults } from '../../../faults/index.ts';
import { InvalidLatencyError, isLatency, type Latency } from './latency.ts';

/** A bug that can be injected into the API. */
export type FaultName = keyof typeof faults;

/** The latency and the faults of every request of the API. */
export type FaultSettings = { readonly latency: Latency | null; readonly faults: readonly string[] };

/** Latency and faults that apply to every request of the API, while they are set. */
export type FaultInjection = FaultSettings & {
  /** Changes the given settings. @throws UnknownFaultError, InvalidLatencyError */
  set(change: Partial<FaultSettings>): Promise<void>;
  /** Restores the settings of the start. */
  reset(): Promise<void>;
  /** The API with its faults; undefined without faults. */
  readonly server: Fetch | undefined;
};

/** No fault has the given name. */
export class UnknownFaultError extends Error {
  /** Its index in the list of names. */
  readonly index: number;

  constructor(name: string, index: number, known: readonly string[]) {
    super(`Unknown fault "${inlineValue(name)}". Available: ${known.join(', ')}.`);
    this.name = 'UnknownFaultError';
    this.index = index;
  }
}

/** Every fault by its name. Loaded on first use, because few runs inject any. */
export const knownFaults = async (): Promise<Readonly<Record<string, Fault>>> =>
  (await import('../../../faults/index.ts')).faults;

const wrap = async (server: Fetch, names: readonly string[]): Promise<Fetch | undefined> => {
  if (names.length === 0) return undefined;
  const known = await knownFaults();
  return names.reduce((next, name, index) => {
    const fault = Object.hasOwn(known, name) ? known[name] : undefined;
    if (fault === undefined) throw new UnknownFaultError(name, index, Object.keys(known));
    return fault.wrap(next);
  }, server);
};

/**
 * Creates the fault injection of a sandbox.
 *
 * @param api the API without faults
 * @throws UnknownFaultError, InvalidLatencyError
 */
export const createFaultInjection = async (api: Fetch, initial: FaultSettings): Promise<FaultInjection> => {
  let state: FaultSettings = { latency: null, faults: [] };
  let server: Fetch | undefined;
  const set = async (change: Partial<FaultSettings>) => {
    const next = { ...state, ...change };
    if (next.latency && !isLatency(next.latency)) throw new InvalidLatencyError(next.latency);
    // Faults have state of their own: naming the same ones again resets it.
    if (change.faults !== undefined) server = await wrap(api, next.faults);
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
