import { setImmediate } from 'node:timers';

/** How long one turn of the event loop admits requests, in milliseconds. */
const slice = 5;

/** How much later a request is due than it came, for each millisecond that its kind is expected to take. */
const patience = 200;

/** The milliseconds that a byte of a body is expected to take. */
const perByte = 1 / 20_000;

/**
 * The share of the latest request in what its kind is expected to take, if it took longer and if it took less: a cheap one
 * that something else held up, such as a garbage collection, is not taken for an expensive one.
 */
const [slower, faster] = [1 / 8, 1 / 2];

/** A request that waits until it is admitted. */
type Waiting = { readonly due: number; readonly expected: number; readonly admit: () => void };

/** How much of a turn it is expected to take, in milliseconds. */
const cost = ({ expected }: Waiting): number => Math.max(expected, slice / 10);

/** The turns of one request. */
export type Turn = {
  /**
   * Waits for a turn of the event loop.
   *
   * @param bytes the length of the request's body
   * @returns undefined if the turn has come
   */
  take(bytes?: number): Promise<void> | undefined;
  /** Notes that the request is executed: how long it took is expected of the next one of its kind. */
  end(): void;
};

/** Decides which of the requests that wait is executed next. */
export type Turns = {
  /** @param kind what the request is about, such as the id of its operation */
  of(kind: string): Turn;
};

type Ports = { readonly now: () => number; readonly afterThisTurn: (run: () => void) => void };

const machine: Ports = { now: () => performance.now(), afterThisTurn: (run) => void setImmediate(run) };

/**
 * Lets requests take turns on the event loop, so that many expensive requests don't delay a cheap one. A turn of the loop
 * executes requests for a few milliseconds, or one that takes longer. The others wait, and in the next turn the one
 * comes first that is due first: its time of arrival plus a multiple of what its kind has taken lately. A cheap request
 * thus waits for one expensive request at most, and an expensive one is not put off for ever.
 */
export const createTurns = ({ now, afterThisTurn }: Ports = machine): Turns => {
  const expectations = new Map<string, number>();
  /** In the order in which they are due. */
  const waiting: Waiting[] = [];
  /** When this turn of the event loop admitted its first request. */
  let since: number | undefined;

  const begin = (time: number): void => {
    since = time;
    afterThisTurn(end);
  };

  const end = (): void => {
    since = undefined;
    const first = waiting.shift();
    if (first === undefined) return;
    begin(now());
    first.admit();
    let left = slice - cost(first);
    // One that takes longer would be executed between the steps of those before it, and put them off.
    for (let [next] = waiting; next && cost(next) <= left; [next] = waiting) {
      left -= cost(next);
      waiting.shift();
      next.admit();
    }
  };

  const wait = (one: Omit<Waiting, 'admit'>): Promise<void> =>
    new Promise((admit) => {
      const later = waiting.findIndex(({ due }) => due > one.due);
      waiting.splice(later === -1 ? waiting.length : later, 0, { ...one, admit });
    });

  const learn = (kind: string, took: number): void => {
    const before = expectations.get(kind) ?? took;
    expectations.set(kind, before + (took - before) * (took > before ? slower : faster));
  };

  return {
    of(kind) {
      let admitted = now();
      const admit = (): void => {
        admitted = now();
      };
      return {
        take(bytes = 0) {
          const time = now();
          admitted = time;
          if (since === undefined) {
            begin(time);
            return undefined;
          }
          if (waiting.length === 0 && time - since < slice) return undefined;
          const expected = (expectations.get(kind) ?? 0) + bytes * perByte;
          return wait({ due: time + expected * patience, expected }).then(admit);
        },
        end: () => learn(kind, now() - admitted),
      };
    },
  };
};
