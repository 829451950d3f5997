import { EventEmitter, once } from 'node:events';
import type { Held, Holds } from './scenario-facts.ts';

const withoutAny = (names: readonly Held[], taken: ReadonlyMap<Held, number>): boolean =>
  names.every((name) => !taken.get(name));

const add = (counts: Map<Held, number>, names: readonly Held[], change: 1 | -1): void => {
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + change);
};

/**
 * Creates the turns of a run: several scenarios and cases run at a time, as far as they don't disturb each other.
 *
 * @param concurrency how many cases run at the same time. A case that waited for records continues in addition to them.
 */
export const createTurns = (concurrency: number) => {
  /** The numbers of running scenarios that hold each name, at most one, and of the others' writes in progress. */
  const held = new Map<Held, number>();
  const writing = new Map<Held, number>();
  /** Emits `change` whenever a turn or a name becomes free. Every waiting case listens. */
  const changes = new EventEmitter().setMaxListeners(0);
  const later: (() => Promise<void>)[] = [];
  let free = 0;
  /** How often a turn was taken. */
  let taken = 0;
  let isShared = false;

  const take = (): void => {
    free -= 1;
    taken += 1;
  };
  const changed = () => changes.emit('change');
  /**
   * Waits until `isReady`, and then acquires what it was ready for. The turn is free in the meantime. It doesn't wait for a free
   * turn afterwards: those who have the turns may wait for a record that this case creates.
   */
  const acquire = async (isReady: () => boolean, add = () => {}): Promise<void> => {
    if (!isReady()) {
      free += 1;
      changed();
      while (!isReady()) await once(changes, 'change');
      take();
    }
    add();
  };

  /** Runs as many items at a time as there are turns. */
  const runTogether = async <T extends { holds: Holds }>(
    items: readonly T[],
    run: (item: T) => Promise<void>,
  ): Promise<void> => {
    const names = ({ holds }: T): readonly Held[] => (holds === 'server' ? [] : holds);
    // Those that wait for each other come first, so that none runs last without others.
    const queue = items.toSorted((one, other) => names(other).length - names(one).length);
    const next = (): T | undefined => queue.find((item) => withoutAny(names(item), held));
    let running = 0;
    const start = async (item: T): Promise<void> => {
      await acquire(() => withoutAny(names(item), writing));
      await run(item);
      add(held, names(item), -1);
      free += 1;
      running -= 1;
      changed();
    };
    const started: Promise<void>[] = [];
    while (queue.length > 0 || running > 0) {
      for (let item = next(); item && free > 0; item = next()) {
        queue.splice(queue.indexOf(item), 1);
        take();
        running += 1;
        add(held, names(item), 1);
        started.push(start(item));
      }
      await once(changes, 'change');
    }
    await Promise.all(started);
  };

  return {
    /** Starts to observe the other cases. The function that it returns says whether one has run since then. */
    observeOthers: (): (() => boolean) => {
      const takenBefore = taken;
      const hadOthers = isShared && free < concurrency - 1;
      return () => hadOthers || taken > takenBefore;
    },
    /**
     * Runs items whose scenarios hold nothing in common at the same time, in order as far as possible. Those that hold the
     * server follow, one at a time. With a concurrency of 1, all run one at a time in the given order.
     */
    runAll: async <T extends { holds: Holds }>(
      items: readonly T[],
      run: (item: T) => Promise<void>,
    ): Promise<void> => {
      const together = concurrency > 1 ? items.filter(({ holds }) => holds !== 'server') : [];
      isShared = together.length > 0;
      free = isShared ? concurrency : 0;
      await runTogether(together, run);
      isShared = false;
      free = 0;
      for (const work of later.splice(0)) await work();
      for (const item of items.filter((each) => !together.includes(each))) await run(item);
    },
    /** Runs works of one item: the first one immediately, and others at the same time while turns are free. */
    spread: async (works: readonly (() => Promise<void>)[]): Promise<void> => {
      const queue = [...works];
      const helpers: Promise<void>[] = [];
      const runRest = async (): Promise<void> => {
        for (let work = queue.shift(); work; work = queue.shift()) await work();
      };
      const help = (): void => {
        while (queue.length > 0 && free > 0) {
          take();
          helpers.push(
            runRest().finally(() => {
              free += 1;
              changed();
            }),
          );
        }
      };
      changes.on('change', help);
      const own = runRest();
      help();
      await own;
      changes.off('change', help);
      await Promise.all(helpers);
    },
    /** Runs something when nothing else runs: now, or after the items that run at the same time, in order. */
    byItself: async (work: () => Promise<void>): Promise<void> => {
      if (isShared) later.push(work);
      else await work();
    },
    /** Sends a write to these records when no other scenario holds them. */
    write: async <T>(names: readonly Held[], holds: Holds, send: () => Promise<T>): Promise<T> => {
      // A scenario that holds something names everything that it writes.
      if (!isShared || holds === 'server' || holds.length > 0) return send();
      await acquire(
        () => withoutAny(names, held),
        () => add(writing, names, 1),
      );
      try {
        return await send();
      } finally {
        add(writing, names, -1);
        changed();
      }
    },
  };
};
