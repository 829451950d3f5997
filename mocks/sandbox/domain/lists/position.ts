/** The position of a record in a list that is ordered by time, newest first: its time and, among equals, its id. */
export type Position = { readonly time: string; readonly id: string };

/** The page that a request asks for: at most `limit` records after a position. */
export type PageRequest = { readonly limit: number; readonly after: Position | null };

/** The result of a list handler: the records, and the position of the last one if there are more. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly next: Position | null };
