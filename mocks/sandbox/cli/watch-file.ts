import { watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';

/** How long a file must be left alone before it is read, in milliseconds: editors write in several steps. */
const quietTime = 100;

/** What tells one content of a file from another; undefined while there is no file. */
const readFingerprint = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
    () => undefined,
  );

/**
 * Calls back after each change of a file, once for several in short order and never twice at once. Its folder is watched:
 * many editors write another file and rename it.
 *
 * @returns a function that ends it
 */
export const watchFile = async (file: string, onChange: () => Promise<void>): Promise<() => void> => {
  const path = resolve(file);
  let lastMark = await readFingerprint(path);
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isEnded = false;
  const check = async (): Promise<void> => {
    const mark = await readFingerprint(path);
    // Without a file an editor is about to rename another one to it.
    if (mark === undefined || mark === lastMark || isEnded) return;
    lastMark = mark;
    await onChange();
    // It may have changed meanwhile.
    await check();
  };
  const settle = () => {
    clearTimeout(timer);
    if (isEnded) return;
    timer = setTimeout(async () => {
      if (isWorking) return settle();
      isWorking = true;
      await check().finally(() => {
        isWorking = false;
      });
    }, quietTime);
  };
  const watcher = watch(dirname(path), (_, name) => {
    if (name === null || name === basename(path)) settle();
  });
  // A folder that is removed has no further changes.
  watcher.on('error', () => watcher.close());
  settle();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    watcher.close();
  };
};
