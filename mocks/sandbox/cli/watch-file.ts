import { watch } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';

/** How long a file must stay unchanged before it is read, in milliseconds. Editors write in several steps. */
const quietTime = 100;

/** A fingerprint of a file's content; undefined if the file doesn't exist. */
const readFingerprint = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
    () => undefined,
  );

/**
 * Calls `onChange` after a file changes. Changes in quick succession cause one call, and calls never overlap. It
 * watches the file's folder, because many editors write a new file and rename it.
 *
 * @returns a function that stops watching
 */
export const watchFile = async (file: string, onChange: () => Promise<void>): Promise<() => void> => {
  const path = resolve(file);
  let lastMark = await readFingerprint(path);
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isEnded = false;
  const check = async (): Promise<void> => {
    const mark = await readFingerprint(path);
    // If the file is missing, an editor is about to rename another file to its name.
    if (mark === undefined || mark === lastMark || isEnded) return;
    lastMark = mark;
    await onChange();
    // The file may have changed meanwhile.
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
  // A removed folder has no further changes.
  watcher.on('error', () => watcher.close());
  settle();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    watcher.close();
  };
};
