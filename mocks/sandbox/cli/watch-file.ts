import { stat } from 'node:fs/promises';

/** How often a file is checked, and how long it must stay unchanged before it is read, in milliseconds. Editors write in several steps. */
const interval = 100;

/** A fingerprint of a file's content; undefined if the file doesn't exist. */
const readFingerprint = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtimeMs, size, ino, dev }) => `${mtimeMs} ${size} ${ino} ${dev}`,
    () => undefined,
  );

/**
 * Calls `onChange` after a file changes. Changes in quick succession cause one call, and calls never overlap. It reads the state
 * of the file that the path leads to, because the events of a folder don't include changes behind a symbolic link, such as in a
 * ConfigMap of Kubernetes, or on a network drive.
 *
 * @returns a function that stops watching
 */
export const watchFile = async (file: string, onChange: () => Promise<void>): Promise<() => void> => {
  let readMark = await readFingerprint(file);
  let previousMark = readMark;
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
