import { inlineValue } from '@workspace-api/contract';
import { nearestNames } from '../../core/nearest-name.ts';
import { InvalidLatencyError, isLatency, type Latency } from './latency.ts';

/** A server, as a function from requests to responses. */
type Fetch = (request: Request) => Promise<Response>;

/** Adds mutants to a server. */
type Wrap = (next: Fetch) => Fetch;

/** A broken server, as a wrapper around a correct one: a mutant of `@workspace-api/mock/mutants`, or your own. */
export type Mutant = {
  /** The id of the clause that it violates. */
  readonly clause: string;
  /** A sentence that describes what is wrong with the server. */
  readonly text: string;
  /** Wraps a server with the mutant. Its state belongs to this server. */
  readonly wrap: Wrap;
  /** Wraps the function by which the server sends webhook deliveries; its responses have no body. */
  readonly outgoing?: Wrap;
};

/** Loads the mutants that a sandbox offers, by name. */
export type LoadMutants = () => Promise<Readonly<Record<string, Mutant>>>;

/** The latency and the mutants for every request of the API. */
export type DisturbanceSettings = { readonly latency: Latency | null; readonly mutants: readonly string[] };

/** The latency and the mutants that currently apply to every request of the API. */
export type FaultInjection = DisturbanceSettings & {
  /** Changes the given settings. @throws UnknownMutantError, InvalidLatencyError */
  set(change: Partial<DisturbanceSettings>): Promise<void>;
  /** Restores the initial settings. */
  reset(): Promise<void>;
  /** Wraps a server with the active mutants; undefined if there are none. */
  readonly wrap: Wrap | undefined;
  /** Wraps the sending of webhooks with the active mutants; undefined if none of them affects it. */
  readonly outgoing: Wrap | undefined;
  /** Loads all available mutants, by name. */
  readonly loadMutants: LoadMutants;
};

/** The maximum number of names that an error suggests. */
const maxSuggestions = 3;

const describeAvailable = (name: string, names: readonly string[]): string => {
  if (names.length === 0)
    return 'This sandbox has no mutants. Pass the option loadMutants to createSandbox, such as async () => (await import("@workspace-api/mock/mutants")).mutants.';
  const nearest = nearestNames(name, names, maxSuggestions).map((each) => `"${each}"`);
  return `The nearest names are ${nearest.join(', ')}. GET /_sandbox/disturbance lists all ${names.length}.`;
};

/** Thrown if no mutant has the given name. */
export class UnknownMutantError extends Error {
  /** Its index in the list of names. */
  readonly index: number;

  constructor(name: string, index: number, names: readonly string[]) {
    super(`Unknown mutant "${inlineValue(name)}". ${describeAvailable(name, names)}`);
    this.name = 'UnknownMutantError';
    this.index = index;
  }
}

const chain = (wraps: readonly Wrap[]): Wrap | undefined =>
  wraps.length === 0 ? undefined : (server) => wraps.reduce((next, wrap) => wrap(next), server);

const loadWrappers = async (
  names: readonly string[],
  load: LoadMutants,
): Promise<Pick<FaultInjection, 'wrap' | 'outgoing'>> => {
  if (names.length === 0) return { wrap: undefined, outgoing: undefined };
  const mutants = await load();
  const chosenMutants = names.map((name, index) => {
    const mutant = Object.hasOwn(mutants, name) ? mutants[name] : undefined;
    if (mutant === undefined) throw new UnknownMutantError(name, index, Object.keys(mutants));
    return mutant;
  });
  return {
    wrap: chain(chosenMutants.map(({ wrap }) => wrap)),
    outgoing: chain(chosenMutants.flatMap(({ outgoing }) => outgoing ?? [])),
  };
};

/**
 * Creates the fault injection of a sandbox.
 *
 * @param loadMutants loads the available mutants; it is called when a mutant is first set or listed
 * @throws UnknownMutantError, InvalidLatencyError
 */
export const createFaultInjection = async (
  initial: DisturbanceSettings,
  loadMutants: LoadMutants,
): Promise<FaultInjection> => {
  let state: DisturbanceSettings = { latency: null, mutants: [] };
  let wrappers: Pick<FaultInjection, 'wrap' | 'outgoing'> = { wrap: undefined, outgoing: undefined };
  const set = async (change: Partial<DisturbanceSettings>) => {
    const next = { ...state, ...change };
    if (next.latency && !isLatency(next.latency)) throw new InvalidLatencyError(next.latency);
    // Mutants have their own state, so setting the same ones again resets it.
    if (change.mutants !== undefined) wrappers = await loadWrappers(next.mutants, loadMutants);
    state = next;
  };
  await set(initial);
  return {
    get latency() {
      return state.latency;
    },
    get mutants() {
      return state.mutants;
    },
    get wrap() {
      return wrappers.wrap;
    },
    get outgoing() {
      return wrappers.outgoing;
    },
    loadMutants,
    set,
    reset: () => set(initial),
  };
};

declare module '../../domain/app-context.ts' {
  interface AppContext {
    /** Latency and mutants that apply to every request of the API. */
    readonly faultInjection: FaultInjection;
  }
}
