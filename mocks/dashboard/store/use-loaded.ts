import { useEffect, useState } from 'preact/hooks';
import { mode, revision, workspace } from './sandbox.ts';

/** What a view reads: its value stays while it is read again. */
export type Loaded<T> = {
  readonly value: T | undefined;
  readonly error: Error | undefined;
  /** Reads again now. */
  readonly reload: () => void;
};

type State<T> = { readonly key: string; readonly value?: T; readonly error?: Error };

/**
 * Reads something for a view, and again after every change in the sandbox and of the chosen workspace and mode.
 *
 * @param load reads it
 * @param inputs what `load` depends on beside these, as strings and numbers
 * @example
 * const { value, error } = useLoaded(() => api('listAgents', { path: { slug: workspace.value } }), []);
 */
export const useLoaded = <T>(load: () => Promise<T>, inputs: readonly unknown[]): Loaded<T> => {
  const key = JSON.stringify([workspace.value, mode.value, ...inputs]);
  const [state, setState] = useState<State<T>>({ key });
  const [reloadCount, setReloadCount] = useState(0);
  const currentRevision = revision.value;
  // `seen` and `asked` are what causes it to read again.
  useEffect(() => {
    let isCurrent = true;
    const settle = (next: State<T>) => {
      if (isCurrent) setState(next);
    };
    load().then(
      (value) => settle({ key, value }),
      (error: unknown) => settle({ key, error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, currentRevision, reloadCount]);
  // Never the records of another workspace.
  const { value, error } = state.key === key ? state : { value: undefined, error: undefined };
  return { value, error, reload: () => setReloadCount((count) => count + 1) };
};
