import { Empty, Failure, Loading, ViewHeading } from '../shared/messages.tsx';
import { formatRoute } from '../shared/route.ts';
import { usePageList } from './page-list-query.ts';

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
            <span className={page.published_version === page.draft_version ? 'badge good' : 'badge'}>
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
