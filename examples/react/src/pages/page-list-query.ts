import { queries } from '../api.ts';
import { isExpiredCursor } from '../shared/explain.ts';

const path = '/workspaces/{slug}/pages';

const listInit = (slug: string) => ({ params: { path: { slug }, query: { limit: 20 } } });

/** The key of a workspace's page list in the cache. */
export const pageListKey = (slug: string) => queries.queryOptions('get', path, listInit(slug)).queryKey;

/** Reads the pages of a workspace, newest first, as many as the user has requested. */
export const usePageList = (slug: string) => {
  const list = queries.useInfiniteQuery('get', path, listInit(slug), {
    // Not undefined, for which openapi-react-query would send its own cursor.
    initialPageParam: null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
  /** Reads the next page of the list. */
  const showMore = async (): Promise<void> => {
    const { error } = await list.fetchNextPage();
    if (!isExpiredCursor(error)) return;
    // A cursor expires while the page stays open. This reads the loaded part of the list again, with new cursors.
    const { isSuccess } = await list.refetch();
    if (isSuccess) await list.fetchNextPage();
  };
  return { ...list, showMore };
};
