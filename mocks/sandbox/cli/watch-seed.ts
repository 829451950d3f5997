import { stat } from 'node:fs/promises';
import { waitAtMost } from '../core/wait-at-most.ts';
import { readSeedFile } from '../read-seed-file.ts';
import type { Sandbox } from '../sandbox.ts';

/** How often a file is checked, and how long it must stay unchanged before it is read, in milliseconds. Editors write in several steps. */
const interval = 100;

/**
 * Returns a fingerprint of a file's content; undefined if the file doesn't exist. Read it before the file, so that no change in
 * between is lost.
 */
export const readFingerprint = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtimeMs, size, ino, dev }) => `${mtimeMs} ${size} ${ino} ${dev}`,
    () => undefined,
  );

/**
 * Calls `onChange` after a file changes. Changes in quick succession cause one call, and calls never overlap. It reads the state
 * of the file that the path leads to, because the events of a folder don't include changes behind a symbolic link, such as in a
 * ConfigMap of Kubernetes, or on a network drive.
 *
 * @param fingerprint of the content that was read
 * @returns a function that stops watching
 */
const watchFile = (
  file: string,
  fingerprint: string | undefined,
  onChange: () => Promise<void>,
): (() => void) => {
  let readMark = fingerprint;
  let previousMark = fingerprint;
  let timer: NodeJS.Timeout | undefined;
  let isEnded = false;
  const check = async (): Promise<void> => {
    const mark = await readFingerprint(file);
    const isQuiet = mark === previousMark;
    previousMark = mark;
    // If the file is missing, an editor is about to rename another file to its name.
    if (mark !== undefined && isQuiet && mark !== readMark && !isEnded) {
      readMark = mark;
      await onChange();
    }
    checkLater();
  };
  const checkLater = () => {
    if (!isEnded) timer = setTimeout(check, interval);
  };
  checkLater();
  return () => {
    isEnded = true;
    clearTimeout(timer);
  };
};

/**
 * Wraps a sandbox's `fetch`, which can be paused while the records are replaced.
 *
 * @param longest the longest wait for pending requests, in milliseconds, because one of them may never end
 */
export const holdRequests = (fetch: Sandbox['fetch'], longest: number) => {
  const underWay = new Set<Promise<unknown>>();
  let hold: Promise<unknown> | undefined;
  const heldFetch: Sandbox['fetch'] = async (input, init) => {
    while (hold !== undefined) await hold;
    const response = fetch(input, init);
    underWay.add(response);
    return response.finally(() => underWay.delete(response));
  };
  return {
    fetch: heldFetch,
    /** Runs `work` after the pending requests have completed. Requests that arrive meanwhile wait until it is done. */
    async runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
      while (hold !== undefined) await hold;
      const done = waitAtMost(longest, Promise.allSettled(underWay)).then(work);
      hold = done
        .catch(() => undefined)
        .finally(() => {
          hold = undefined;
        });
      return done;
    },
  };
};

type WatchSeedOptions = {
  readonly file: string;
  /** Of the content that the sandbox has now. */
  readonly fingerprint: string | undefined;
  readonly sandbox: Pick<Sandbox, 'reset'>;
  readonly runExclusive: ReturnType<typeof holdRequests>['runExclusive'];
  readonly print: (line: string) => void;
  /** Called with a description of what is wrong with the file. */
  readonly complain: (line: string) => void;
};

/**
 * Resets a sandbox to the records of its seed file whenever the file changes. An invalid file changes nothing.
 *
 * @returns a function that stops watching
 */
export const watchSeed = ({
  file,
  fingerprint,
  sandbox,
  runExclusive,
  print,
  complain,
}: WatchSeedOptions): (() => void) =>
  watchFile(file, fingerprint, async () => {
    try {
      const records = await readSeedFile(file);
      await runExclusive(() => sandbox.reset(records));
      print(`The seed ${file} has changed: the sandbox was reset to its records.`);
    } catch (error) {
      complain(
        `${(error as Error).message}\nThe sandbox keeps its records. It reads the seed again when the file changes.`,
      );
    }
  });
