import { queries } from './api.ts';
import { InfiniteList } from './infinite-list.tsx';
import { ViewHeading } from './messages.tsx';

/** The pages of a workspace, newest first, each with a link to its editor. */
export const Pages = ({ slug }: { slug: string }) => (
  <>
    <ViewHeading>Pages</ViewHeading>
    <InfiniteList what="pages" options={queries.pages.list.infiniteOptions(slug)}>
      {(page) => (
        <div className="row">
          <a href={`#/pages/${page.id}`}>{page.title || 'Untitled'}</a>
          {page.published_version === page.draft_version ? 'Published' : 'Unpublished changes'}
        </div>
      )}
    </InfiniteList>
  </>
);
