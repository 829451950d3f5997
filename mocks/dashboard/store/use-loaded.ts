import { useEffect, useState } from 'preact/hooks';
import { mode, revision, workspace } from './sandbox.ts';

/** The data of a view. The value is kept while it reloads. */
export type Loaded<T> = {
  readonly value: T | undefined;
  readonly error: Error | undefined;
  /** Reloads now. */
  readonly reload: () => void;
};

type State<T> = { readonly key: string; readonly value?: T; readonly error?: Error };

/**
 * Loads data for a view. Reloads after every change in the sandbox, and when another workspace or mode is selected.
 *
 * @param load reads the data
 * @param inputs the further dependencies of `load`, as strings and numbers
 * @example
 * const { value, error } = useLoaded(() => api('listAgents', { path: { slug: workspace.value } }), []);
 */
export const useLoaded = <T>(load: () => Promise<T>, inputs: readonly unknown[]): Loaded<T> => {
  const key = JSON.stringify([workspace.value, mode.value, ...inputs]);
  const [state, setState] = useState<State<T>>({ key });
  const [reloadCount, setReloadCount] = useState(0);
  const currentRevision = revision.value;
  // `currentRevision` and `reloadCount` cause a reload.
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
  // Never show the records of another workspace.
  const { value, error } = state.key === key ? state : { value: undefined, error: undefined };
  return { value, error, reload: () => setReloadCount((count) => count + 1) };
};
