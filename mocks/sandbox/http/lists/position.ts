/** Where a record stands in a list that is ordered by time, newest first: its time and, among equals, its id. */
export type Position = { readonly time: string; readonly id: string };

/** What a request asks of a list: how many records at most, and after which position. */
export type PageRequest = { readonly limit: number; readonly after: Position | null };

/** What a list handler gives: the records, and the position of the last one if there are more. */
export type ListPage<Item> = { readonly items: readonly Item[]; readonly next: Position | null };
