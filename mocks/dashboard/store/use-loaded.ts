import { useEffect, useRef, useState } from 'preact/hooks';
import { toError } from './messages.ts';
import { mode, workspace } from './route.ts';
import { revision } from './sandbox.ts';

/** The data of a view. The value is kept while it reloads. */
export type Loaded<T> = {
  readonly value: T | undefined;
  readonly error: Error | undefined;
  /** Reloads now. */
  readonly reload: () => void;
};

type State<T> = { readonly key: string; readonly value?: T; readonly error?: Error };

/** The interval at which data that changes without an event is loaded, in milliseconds. */
const interval = 1000;

/**
 * Loads data for a view. Reloads after every change in the sandbox, and when another workspace or mode is selected.
 *
 * @param load reads the data
 * @param inputs the further dependencies of `load`, as strings and numbers
 * @param isChanging whether the data changes without an event, so that it is polled
 * @example
 * const { value, error } = useLoaded(() => api('listAgents', { path: { slug: workspace.value } }), []);
 */
export const useLoaded = <T>(
  load: () => Promise<T>,
  inputs: readonly unknown[] = [],
  isChanging: (value: T | undefined) => boolean = () => false,
): Loaded<T> => {
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
      (error: unknown) => settle({ key, error: toError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, currentRevision, reloadCount]);
  // Never show the records of another workspace.
  const { value, error } = state.key === key ? state : { value: undefined, error: undefined };
  const reload = () => setReloadCount((count) => count + 1);
  const isPolled = isChanging(value);
  useEffect(() => {
    if (!isPolled) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, interval);
    return () => clearInterval(timer);
  }, [isPolled]);
  return { value, error, reload };
};

/** The number of records that are loaded at first, and with each "Show more". */
const step = 50;

/** The records of one page. */
export type Page<Row> = { readonly data: readonly Row[]; readonly next_cursor?: string | null };

/** The query of a page. */
export type PageQuery = { readonly limit: number; readonly cursor?: string };

/** A list that is being loaded: the records so far, and what loads the next page if there is one. */
export type LoadedList<Row> = Loaded<readonly Row[]> & { readonly more: (() => void) | undefined };

/**
 * Reads a list of the API page by page with its cursors, only as far as it is shown.
 *
 * @param load reads one page
 * @param inputs the dependencies of `load`, in addition to the workspace and mode
 * @param isChanging whether the records change without an event, so that the list is polled
 */
export const useList = <Row>(
  load: (query: PageQuery) => Promise<Page<Row>>,
  inputs: readonly unknown[] = [],
  isChanging: (rows: readonly Row[]) => boolean = () => false,
): LoadedList<Row> => {
  const wantedRows = useRef(step);
  const read = async () => {
    const rows: Row[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await load({ limit: step, ...(cursor && { cursor }) });
      rows.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor && rows.length < wantedRows.current);
    return { rows, hasMore: Boolean(cursor) };
  };
  const { value, error, reload } = useLoaded(read, inputs, (list) => isChanging(list?.rows ?? []));
  const more = () => {
    wantedRows.current += step;
    reload();
  };
  return { value: value?.rows, error, reload, more: value?.hasMore ? more : undefined };
};
