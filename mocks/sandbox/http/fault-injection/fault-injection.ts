import { inlineValue } from '@workspace-api/contract';
import type { Fault, Fetch } from '../../../faults/index.ts';
import { nearestNames } from '../../core/nearest-name.ts';
import { InvalidLatencyError, isLatency, type Latency } from './latency.ts';

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
  /** Adds the faults that are set to the sending of webhooks; undefined if none of them concerns it. */
  readonly outgoing: Wrap | undefined;
};

/** How many names an error suggests. */
const suggested = 3;

/** No fault has the given name. */
export class UnknownFaultError extends Error {
  /** Its index in the list of names. */
  readonly index: number;

  constructor(name: string, index: number, known: readonly string[]) {
    const nearest = nearestNames(name, known, suggested).map((each) => `"${each}"`);
    super(
      `Unknown fault "${inlineValue(name)}". The nearest names are ${nearest.join(', ')}. ` +
        `All ${known.length} are in mocks/faults, and GET /_sandbox/disturbance lists them.`,
    );
    this.name = 'UnknownFaultError';
    this.index = index;
  }
}

/** Every fault by its name. Loaded on first use, because few runs inject any. */
export const knownFaults = async (): Promise<Readonly<Record<string, Fault>>> =>
  (await import('../../../faults/index.ts')).faults;

const chain = (wraps: readonly Wrap[]): Wrap | undefined =>
  wraps.length === 0 ? undefined : (server) => wraps.reduce((next, wrap) => wrap(next), server);

const wrappersOf = async (names: readonly string[]): Promise<Pick<FaultInjection, 'wrap' | 'outgoing'>> => {
  if (names.length === 0) return { wrap: undefined, outgoing: undefined };
  const known = await knownFaults();
  const chosen = names.map((name, index) => {
    const fault = Object.hasOwn(known, name) ? known[name] : undefined;
    if (fault === undefined) throw new UnknownFaultError(name, index, Object.keys(known));
    return fault;
  });
  return {
    wrap: chain(chosen.map(({ wrap }) => wrap)),
    outgoing: chain(chosen.flatMap(({ outgoing }) => outgoing ?? [])),
  };
};

/**
 * Creates the fault injection of a sandbox.
 *
 * @throws UnknownFaultError, InvalidLatencyError
 */
export const createFaultInjection = async (initial: FaultSettings): Promise<FaultInjection> => {
  let state: FaultSettings = { latency: null, faults: [] };
  let wrappers: Pick<FaultInjection, 'wrap' | 'outgoing'> = { wrap: undefined, outgoing: undefined };
  const set = async (change: Partial<FaultSettings>) => {
    const next = { ...state, ...change };
    if (next.latency && !isLatency(next.latency)) throw new InvalidLatencyError(next.latency);
    // Faults have their own state: naming the same ones again resets it.
    if (change.faults !== undefined) wrappers = await wrappersOf(next.faults);
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
      return wrappers.wrap;
    },
    get outgoing() {
      return wrappers.outgoing;
    },
    set,
    reset: () => set(initial),
  };
};
