import { memoizeLast } from '../../core/memoize.ts';
import type { Db } from '../../store/database.ts';
import { InvalidLatencyError, isLatency, type Latency } from './latency.ts';
import { type Fetch, type LoadMutants, UnknownMutantError, type Wrap } from './mutants.ts';

/** The latency and the mutants for every request of the API. */
export type DisturbanceSettings = { readonly latency: Latency | null; readonly mutants: readonly string[] };

/** The key of the settings for every request, among the slugs of workspaces. */
const everywhere = '';

/** The settings for every request, and in addition the settings of single workspaces, by slug. */
type AllSettings = Readonly<Record<string, DisturbanceSettings>>;

/** Settings, and the wrappers that apply their mutants; undefined if there are none. */
export type Injected = DisturbanceSettings & {
  readonly wrap: Wrap | undefined;
  /** Wraps the sending of webhooks. */
  readonly outgoing: Wrap | undefined;
};

/** The latency and the mutants that apply at present, in every process. Until the first change, each process has its own. */
export type FaultInjection = Awaited<ReturnType<typeof createFaultInjection>>;

/** Combines wrappers. A server is wrapped once, because mutants keep their state with it. */
const chain = (wraps: readonly Wrap[]): Wrap | undefined =>
  wraps.length === 0
    ? undefined
    : memoizeLast((server: Fetch) => wraps.reduce((next, wrap) => wrap(next), server));

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

type Places = ReadonlyMap<string, Injected>;

const withoutEmpty = (places: Places): Places =>
  new Map(
    [...places].filter(
      ([slug, { latency, mutants }]) => slug === everywhere || latency || mutants.length > 0,
    ),
  );

const chainOutgoing = (places: Places): Wrap | undefined =>
  chain(
    [...places].flatMap(([slug, { outgoing }]) => {
      if (outgoing === undefined) return [];
      return slug === everywhere ? outgoing : filterDeliveries(slug, outgoing);
    }),
  );

const toSettings = (places: Places): AllSettings =>
  Object.fromEntries([...places].map(([slug, { latency, mutants }]) => [slug, { latency, mutants }]));

/**
 * Creates the fault injection of a sandbox.
 *
 * @param loadMutants loads the available mutants; it is called when a mutant is first set or listed
 * @param store stores all settings for the other processes, as JSON
 * @throws UnknownMutantError, InvalidLatencyError
 */
export const createFaultInjection = async (
  initial: DisturbanceSettings,
  loadMutants: LoadMutants,
  store: (db: Db, settings: string) => Promise<void>,
) => {
  const load = async (before: Injected, change: Partial<DisturbanceSettings>): Promise<Injected> => {
    const { latency, mutants } = { ...before, ...change };
    if (latency && !isLatency(latency)) throw new InvalidLatencyError(latency);
    // Mutants have their own state, so setting the same ones again resets it.
    const wrappers = change.mutants === undefined ? before : await loadWrappers(mutants, loadMutants);
    return { latency, mutants, wrap: wrappers.wrap, outgoing: wrappers.outgoing };
  };
  const loadAll = async (settings: AllSettings): Promise<Places> => {
    const loaded = new Map<string, Injected>();
    for (const [slug, one] of Object.entries(settings)) loaded.set(slug, await load(none, one));
    return loaded;
  };
  let places: Places = new Map();
  let outgoing: Wrap | undefined;
  let current: string | null = null;
  const apply = (next: Places) => {
    places = next;
    outgoing = chainOutgoing(next);
  };
  apply(await loadAll({ [everywhere]: initial }));
  return {
    /** What applies to every request of the API. */
    get sandbox(): Injected {
      return places.get(everywhere) ?? none;
    },
    /** Whether anything applies to a single workspace. */
    get hasWorkspaces(): boolean {
      return places.size > 1;
    },
    /** Wraps the sending of webhooks. */
    get outgoing(): Wrap | undefined {
      return outgoing;
    },
    /** What applies to a workspace in addition; undefined if nothing does. */
    of: (workspace: string | null | undefined): Injected | undefined =>
      workspace ? places.get(workspace) : undefined,
    loadMutants,
    /** Changes the settings of the sandbox or of a workspace. @throws UnknownMutantError, InvalidLatencyError */
    async set(db: Db, change: Partial<DisturbanceSettings>, workspace = everywhere): Promise<void> {
      const before = { places, outgoing, current };
      const undo = () => {
        ({ places, outgoing, current } = before);
      };
      const changed = await load(places.get(workspace) ?? none, change);
      const next = withoutEmpty(new Map(places).set(workspace, changed));
      current = JSON.stringify(toSettings(next));
      db.onRollback(async () => undo());
      try {
        await store(db, current);
      } catch (error) {
        undo();
        throw error;
      }
      apply(next);
    },
    /** Applies settings that were stored, as JSON; null restores the initial settings. */
    async follow(json: string | null): Promise<void> {
      if (json === current) return;
      current = json;
      apply(await loadAll(json === null ? { [everywhere]: initial } : JSON.parse(json)));
    },
  };
};

declare module '../../domain/app-context.ts' {
  interface AppContext {
    /** Latency and mutants that apply to every request of the API. */
    readonly faultInjection: FaultInjection;
  }
}
