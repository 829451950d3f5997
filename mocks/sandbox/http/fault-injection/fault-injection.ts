import { memoizeLast } from '../../core/memoize.ts';
import type { Db } from '../../store/database.ts';
import { InvalidLatencyError, isLatency, type Latency } from './latency.ts';
import { type Fetch, type LoadMutants, UnknownMutantError, type Wrap } from './mutants.ts';

/** The latency and the mutants for every request of the API. */
export type DisturbanceSettings = { readonly latency: Latency | null; readonly mutants: readonly string[] };

/** The key of the settings for every request, among the slugs of workspaces. */
const everywhere = '';

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

/** What applies at present, and the settings as JSON; null for the initial settings. */
type State = { readonly json: string | null; readonly places: Places; readonly outgoing: Wrap | undefined };

const toState = (json: string | null, places: Places): State => ({
  json,
  places,
  outgoing: chain(
    [...places].flatMap(([slug, { outgoing }]) => {
      if (outgoing === undefined) return [];
      return slug === everywhere ? outgoing : filterDeliveries(slug, outgoing);
    }),
  ),
});

const toJson = (places: Places): string =>
  JSON.stringify(
    Object.fromEntries([...places].map(([slug, { latency, mutants }]) => [slug, { latency, mutants }])),
  );

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
  const load = async ({ latency, mutants }: DisturbanceSettings): Promise<Injected> => {
    if (latency && !isLatency(latency)) throw new InvalidLatencyError(latency);
    if (mutants.length === 0) return { ...none, latency };
    const available = await loadMutants();
    const chosen = mutants.map((name, index) => {
      const mutant = Object.hasOwn(available, name) ? available[name] : undefined;
      if (mutant === undefined) throw new UnknownMutantError(name, index, Object.keys(available));
      return mutant;
    });
    return {
      latency,
      mutants,
      wrap: chain(chosen.map(({ wrap }) => wrap)),
      outgoing: chain(chosen.flatMap(({ outgoing }) => outgoing ?? [])),
    };
  };
  const loadState = async (json: string | null): Promise<State> => {
    const settings: Readonly<Record<string, DisturbanceSettings>> =
      json === null ? { [everywhere]: initial } : JSON.parse(json);
    const places = Object.entries(settings).map(async ([slug, one]) => [slug, await load(one)] as const);
    return toState(json, new Map(await Promise.all(places)));
  };
  let state = await loadState(null);
  return {
    /** What applies to every request of the API. */
    get sandbox(): Injected {
      return state.places.get(everywhere) ?? none;
    },
    /** Whether anything applies to a single workspace. */
    get hasWorkspaces(): boolean {
      return state.places.size > 1;
    },
    /** Wraps the sending of webhooks. */
    get outgoing(): Wrap | undefined {
      return state.outgoing;
    },
    /** What applies to a workspace in addition; undefined if nothing does. */
    of: (workspace: string | null | undefined): Injected | undefined =>
      workspace ? state.places.get(workspace) : undefined,
    loadMutants,
    /** Changes the settings of the sandbox or of a workspace. @throws UnknownMutantError, InvalidLatencyError */
    async set(db: Db, change: Partial<DisturbanceSettings>, workspace = everywhere): Promise<void> {
      const getCurrent = () => state.places.get(workspace) ?? none;
      const loaded = await load({ ...getCurrent(), ...change });
      // Mutants have their own state, so setting the same ones again resets it, and setting only a latency keeps it.
      const next = change.mutants ? loaded : { ...getCurrent(), latency: loaded.latency };
      const places = new Map(state.places).set(workspace, next);
      if (workspace !== everywhere && !next.latency && next.mutants.length === 0) places.delete(workspace);
      const before = state;
      const undo = async () => {
        state = before;
      };
      state = toState(toJson(places), places);
      db.onRollback(undo);
      await store(db, toJson(places)).catch(async (error: unknown) => {
        await undo();
        throw error;
      });
    },
    /** Applies settings that were stored, as JSON; null restores the initial settings. */
    async follow(json: string | null): Promise<void> {
      if (json !== state.json) state = await loadState(json);
    },
  };
};
