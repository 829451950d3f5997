import { queries } from '../api.ts';
import { isExpiredCursor } from '../shared/explain.ts';
import { Empty, Failure, Loading, ViewHeading } from '../shared/messages.tsx';
import { formatRoute } from '../shared/route.ts';

const path = '/workspaces/{slug}/pages';

const listInit = (slug: string) => ({ params: { path: { slug }, query: { limit: 20 } } });

/** The key of a workspace's page list in the cache. */
export const pageListKey = (slug: string) => queries.queryOptions('get', path, listInit(slug)).queryKey;

/** Reads the pages of a workspace, newest first, as many as the user has requested. */
const usePageList = (slug: string) => {
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

type Versions = { draft_version: number; published_version: number | null };

const describeState = ({ draft_version, published_version }: Versions): string => {
  if (published_version === null) return 'Never published';
  return published_version === draft_version ? 'Published' : 'Unpublished changes';
};

/** The pages of a workspace, newest first. More pages are loaded when the user presses the button. */
export const PageList = ({ slug }: { slug: string }) => {
  const { data, error, isError, isFetching, isPending, isSuccess, hasNextPage, refetch, showMore } =
    usePageList(slug);
  const allPages = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <ViewHeading>Pages</ViewHeading>
      {isPending && <Loading what="pages" />}
      {isError && !isFetching && <Failure error={error} retry={refetch} />}
      {isSuccess && allPages.length === 0 && <Empty>This workspace has no pages yet.</Empty>}
      <ul className="cards">
        {allPages.map((page) => (
          <li key={page.id} className="card row">
            <div>
              <a className="title" href={formatRoute({ view: 'page', id: page.id })}>
                {page.title || 'Untitled'}
              </a>
              <p className="detail">/{page.slug}</p>
            </div>
            <span className={page.published_version === page.draft_version ? 'badge good' : 'badge warn'}>
              {describeState(page)}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" onClick={showMore} disabled={isFetching}>
          {isFetching ? 'Loading…' : 'Show more pages'}
        </button>
      )}
    </>
  );
};
