import { useRef } from 'preact/hooks';
import { type Loaded, useLoaded } from '../store/use-loaded.ts';

/** The number of records that are loaded at first, and with each "Show more". */
const step = 50;

/** The records of one page. */
export type Page<Row> = { readonly data: readonly Row[]; readonly next_cursor?: string | null };

/** The query of a page. */
export type PageQuery = { readonly limit: number; readonly cursor?: string };

/** The records of a list that were loaded so far. */
export type List<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean };

/** The state of a list that is being loaded. */
export type LoadedList<Row> = Loaded<List<Row>> & {
  /** Loads the next page. */
  readonly more: () => void;
};

/**
 * Reads a list of the API page by page with its cursors, only as far as it is shown.
 *
 * @param load reads one page
 * @param inputs the dependencies of `load`, in addition to the workspace and mode
 */
export const useList = <Row>(
  load: (query: PageQuery) => Promise<Page<Row>>,
  inputs: readonly unknown[] = [],
): LoadedList<Row> => {
  const wantedRows = useRef(step);
  const loaded = useLoaded(async () => {
    const rows: Row[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await load({ limit: step, ...(cursor && { cursor }) });
      rows.push(...page.data);
      cursor = page.next_cursor;
    } while (cursor && rows.length < wantedRows.current);
    return { rows, hasMore: Boolean(cursor) };
  }, inputs);
  const more = () => {
    wantedRows.current += step;
    loaded.reload();
  };
  return { ...loaded, more };
};
