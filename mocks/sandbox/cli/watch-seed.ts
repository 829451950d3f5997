import { readSeedFile } from '../read-seed-file.ts';
import type { Sandbox } from '../sandbox.ts';
import type { HeldFetch } from './hold-requests.ts';
import { watchFile } from './watch-file.ts';

type WatchSeedOptions = {
  readonly file: string;
  readonly sandbox: Pick<Sandbox, 'reset'>;
  readonly runExclusive: HeldFetch['runExclusive'];
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
  sandbox,
  runExclusive,
  print,
  complain,
}: WatchSeedOptions): Promise<() => void> =>
  watchFile(file, async () => {
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
