/** One page of a list, as far as a walk needs it. */
export type Page<Item> = {
  items: readonly Item[];
  /** null on the last page. */
  cursor: string | null;
};

/** Anything that answers pages: a list operation behind HTTP, or a list in a unit test. */
export type PageSource<Item> = (request: { cursor: string | null; limit: number }) => Promise<Page<Item>>;
