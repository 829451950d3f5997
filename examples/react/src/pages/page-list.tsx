import { queries } from '../api.ts';
import { Empty, Failure, Loading, ViewHeading } from '../shared/messages.tsx';
import { formatRoute } from '../shared/route.ts';

type Versions = { draft_version: number; published_version: number | null };

const describeState = ({ draft_version, published_version }: Versions): string => {
  if (published_version === null) return 'Never published';
  return published_version === draft_version ? 'Published' : 'Unpublished changes';
};

/** The pages of a workspace, newest first. More pages are loaded when the user presses the button. */
export const PageList = ({ slug }: { slug: string }) => {
  const pages = queries.useInfiniteQuery(
    'get',
    '/workspaces/{slug}/pages',
    { params: { path: { slug }, query: { limit: 20 } } },
    {
      // Not undefined, for which openapi-react-query would send its own cursor.
      initialPageParam: null,
      getNextPageParam: ({ next_cursor }) => next_cursor,
    },
  );
  const allPages = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <ViewHeading>Pages</ViewHeading>
      {pages.isPending && <Loading what="pages" />}
      {pages.isError && <Failure error={pages.error} retry={pages.refetch} />}
      {pages.isSuccess && allPages.length === 0 && <Empty>This workspace has no pages yet.</Empty>}
      <ul className="cards">
        {allPages.map((page) => (
          <li key={page.id} className="card row">
            <div>
              <a className="title" href={formatRoute({ view: 'page', id: page.id })}>
                {page.title || 'Untitled'}
              </a>
              <p className="detail">/{page.slug}</p>
            </div>
            <span className={page.published_version === page.draft_version ? 'badge good' : 'badge'}>
              {describeState(page)}
            </span>
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <button type="button" onClick={() => pages.fetchNextPage()} disabled={pages.isFetchingNextPage}>
          {pages.isFetchingNextPage ? 'Loading…' : 'Show more pages'}
        </button>
      )}
    </>
  );
};
