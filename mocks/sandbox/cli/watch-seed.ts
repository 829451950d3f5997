import { unwatchFile, watchFile } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readSeedFile } from '../read-seed-file.ts';
import type { Sandbox } from '../sandbox.ts';

/** How often a file is checked, and how long it must stay unchanged before it is read, in milliseconds. Editors write in several steps. */
const interval = 100;

type WatchSeedOptions = {
  readonly file: string;
  readonly sandbox: Promise<Pick<Sandbox, 'reset'>>;
  readonly print: (line: string) => void;
  /** Called with a description of what is wrong with the file. */
  readonly complain: (line: string) => void;
};

/**
 * Resets a sandbox to the records of its seed file whenever the file changes from now on. An invalid file changes nothing. It reads
 * the state of the file that the path leads to, because the events of a folder don't include changes behind a symbolic link, such as
 * in a ConfigMap of Kubernetes, or on a network drive.
 *
 * @returns a function that stops watching
 */
export const watchSeed = ({ file, sandbox, print, complain }: WatchSeedOptions): (() => void) => {
  const read = async () => {
    try {
      await (await sandbox).reset(await readSeedFile(file));
      print(`The seed ${file} has changed: the sandbox was reset to its records.`);
    } catch (error) {
      complain(
        `${(error as Error).message}\nThe sandbox keeps its records. It reads the seed again when the file changes.`,
      );
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const readNext = () => {
    last = last.then(read);
  };
  const onChange = ({ nlink }: { readonly nlink: number }) => {
    clearTimeout(timer);
    // If the file is missing, an editor is about to rename another file to its name.
    if (nlink > 0) timer = setTimeout(readNext, interval);
  };
  const look = () => stat(file).catch(() => undefined);
  const first = look();
  watchFile(file, { interval, persistent: false }, onChange);
  // Under load, `watchFile` looks at the file for the first time after its change.
  const lookAgain = async () => {
    const [before, now] = [await first, await look()];
    if (before && now && now.mtimeMs !== before.mtimeMs) onChange(now);
  };
  sandbox.then(lookAgain, () => undefined);
  return () => {
    unwatchFile(file, onChange);
    clearTimeout(timer);
  };
};
