/** The parts of a list page that a walk needs. */
export type Page<Item> = {
  items: readonly Item[];
  /** Null on the last page. */
  cursor: string | null;
};

/** A source of pages: a list operation over HTTP, or a list in a unit test. */
export type PageSource<Item> = (request: { cursor: string | null; limit: number }) => Promise<Page<Item>>;
