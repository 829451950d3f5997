import { inlineValue } from '@workspace-api/contract';
import type { Fault, Fetch, faults } from '../../../faults/index.ts';
import { InvalidLatencyError, isLatency, type Latency } from './latency.ts';

/** A bug that can be injected into the API. */
export type FaultName = keyof typeof faults;

/** Adds faults to a server. */
type Wrap = (server: Fetch) => Fetch;

/** The latency and the faults of every request of the API. */
export type FaultSettings = { readonly latency: Latency | null; readonly faults: readonly string[] };

/** Latency and faults that apply to every request of the API, while they are set. */
export type FaultInjection = FaultSettings & {
  /** Changes the given settings. @throws UnknownFaultError, InvalidLatencyError */
  set(change: Partial<FaultSettings>): Promise<void>;
  /** Restores the settings of the start. */
  reset(): Promise<void>;
  /** Adds the faults that are set to a server; undefined without faults. */
  readonly wrap: Wrap | undefined;
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

const wrapperOf = async (names: readonly string[]): Promise<Wrap | undefined> => {
  if (names.length === 0) return undefined;
  const known = await knownFaults();
  const chosen = names.map((name, index) => {
    const fault = Object.hasOwn(known, name) ? known[name] : undefined;
    if (fault === undefined) throw new UnknownFaultError(name, index, Object.keys(known));
    return fault;
  });
  return (server) => chosen.reduce((next, fault) => fault.wrap(next), server);
};

/**
 * Creates the fault injection of a sandbox.
 *
 * @throws UnknownFaultError, InvalidLatencyError
 */
export const createFaultInjection = async (initial: FaultSettings): Promise<FaultInjection> => {
  let state: FaultSettings = { latency: null, faults: [] };
  let wrap: Wrap | undefined;
  const set = async (change: Partial<FaultSettings>) => {
    const next = { ...state, ...change };
    if (next.latency && !isLatency(next.latency)) throw new InvalidLatencyError(next.latency);
    // Faults have state of their own: naming the same ones again resets it.
    if (change.faults !== undefined) wrap = await wrapperOf(next.faults);
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
    get wrap() {
      return wrap;
    },
    set,
    reset: () => set(initial),
  };
};
