import { useRef } from 'preact/hooks';
import { type Loaded, useLoaded } from '../../store/use-loaded.ts';

/** How many records are read at first, and with each "Show more". */
const step = 50;

type Page<Row> = { readonly data: readonly Row[]; readonly next_cursor?: string | null };

/** The records of a list that were read so far. */
export type List<Row> = { readonly rows: readonly Row[]; readonly hasMore: boolean };

/** A list, as it is being read. */
export type LoadedList<Row> = Loaded<List<Row>> & {
  /** Reads more of it. */
  readonly more: () => void;
};

/**
 * Reads a list of the API, page after page by its cursors, as far as it is shown.
 *
 * @param load reads one page
 * @param inputs what `load` depends on beside the workspace and mode
 */
export const useList = <Row>(
  load: (query: { limit: number; cursor?: string }) => Promise<Page<Row>>,
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
