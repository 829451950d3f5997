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

/** The settings of the sandbox, and in addition the settings of single workspaces, by slug. */
export type AllSettings = DisturbanceSettings & {
  readonly workspaces?: Readonly<Record<string, DisturbanceSettings>>;
};

/** Settings, and the wrappers that apply their mutants; undefined if there are none. */
export type Injected = DisturbanceSettings & {
  readonly wrap: Wrap | undefined;
  /** Wraps the sending of webhooks. */
  readonly outgoing: Wrap | undefined;
};

/** The latency and the mutants that currently apply to every request of the API, or to the requests of a workspace. */
export type FaultInjection = Injected & {
  /** What applies to a workspace in addition; undefined if nothing does. */
  of(workspace: string | null | undefined): Injected | undefined;
  /** Whether anything applies to a single workspace. */
  readonly hasWorkspaces: boolean;
  /** All settings. */
  readonly all: AllSettings;
  /** Changes the settings settings, of the sandbox or of a workspace. @throws UnknownMutantError, InvalidLatencyError */
  set(change: Partial<DisturbanceSettings>, workspace?: string): Promise<void>;
  /** Replaces all settings. */
  replace(all: AllSettings): Promise<void>;
  /** Restores the initial settings. */
  reset(): Promise<void>;
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

/** Thrown if no mutant has the settings name. */
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
): Promise<Pick<Injected, 'wrap' | 'outgoing'>> => {
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

const none: Injected = { latency: null, mutants: [], wrap: undefined, outgoing: undefined };

/** Limits a wrapper to the deliveries of a workspace, which their bodies name. */
const filterDeliveries =
  (workspace: string, wrap: Wrap): Wrap =>
  (next) => {
    const wrapped = wrap(next);
    return async (request) => {
      const event = (await request
        .clone()
        .json()
        .catch(() => undefined)) as { workspace?: unknown } | undefined;
      return event?.workspace === workspace ? wrapped(request) : next(request);
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
  let own: Injected = none;
  let workspaces = new Map<string, Injected>();
  let outgoing: Wrap | undefined;
  const change = async (before: Injected, settings: Partial<DisturbanceSettings>): Promise<Injected> => {
    const { latency, mutants } = { ...before, ...settings };
    if (latency && !isLatency(latency)) throw new InvalidLatencyError(latency);
    // Mutants have their own state, so setting the same ones again resets it.
    const wrappers = settings.mutants === undefined ? before : await loadWrappers(mutants, loadMutants);
    return { latency, mutants, wrap: wrappers.wrap, outgoing: wrappers.outgoing };
  };
  const apply = (sandbox: Injected, others: Map<string, Injected>) => {
    own = sandbox;
    workspaces = new Map([...others].filter(([, { latency, mutants }]) => latency || mutants.length > 0));
    const ofWorkspaces = [...workspaces].flatMap(([slug, one]) =>
      one.outgoing ? filterDeliveries(slug, one.outgoing) : [],
    );
    outgoing = chain([...(own.outgoing ? [own.outgoing] : []), ...ofWorkspaces]);
  };
  const replace = async ({ workspaces: others = {}, ...settings }: AllSettings) => {
    const changed = await change(none, settings);
    const each = new Map<string, Injected>();
    for (const [slug, one] of Object.entries(others)) each.set(slug, await change(none, one));
    apply(changed, each);
  };
  await replace(initial);
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
      return outgoing;
    },
    get hasWorkspaces() {
      return workspaces.size > 0;
    },
    get all() {
      const others = [...workspaces].map(([slug, { latency, mutants }]) => [slug, { latency, mutants }]);
      return { latency: own.latency, mutants: own.mutants, workspaces: Object.fromEntries(others) };
    },
    of: (workspace) => (typeof workspace === 'string' ? workspaces.get(workspace) : undefined),
    loadMutants,
    async set(settings, workspace) {
      if (workspace === undefined) apply(await change(own, settings), workspaces);
      else
        apply(
          own,
          new Map([...workspaces, [workspace, await change(workspaces.get(workspace) ?? none, settings)]]),
        );
    },
    replace,
    reset: () => replace(initial),
  };
};

declare module '../../domain/app-context.ts' {
  interface AppContext {
    /** Latency and mutants that apply to every request of the API. */
    readonly faultInjection: FaultInjection;
  }
}
