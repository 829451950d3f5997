import { useMutation, useQuery } from '@tanstack/react-query';
import { api, queries } from './api.ts';
import { Failure, FieldsForm, ViewHeading } from './elements.tsx';
import { InfiniteList } from './infinite-list.tsx';

const labels = { '/metadata/title': 'Title', '/metadata/slug': 'Slug' };

/** Reads the title and the slug of a page, and the ETag of its draft for the next edit. */
const readDraft = async (slug: string, id: string, signal: AbortSignal) => {
  const result = await api.pages.get(slug, id, { signal }).result();
  if (!result.ok) throw result.error;
  const { metadata } = result.data;
  const fields: Record<string, string> = {
    '/metadata/title': metadata.title,
    '/metadata/slug': metadata.slug,
  };
  return { fields, ifMatch: result.response.headers.get('ETag') ?? '' };
};

/** Edits the title and the slug of a page's draft with a JSON Patch, unless someone else has saved another draft. */
export const PageEditor = ({ slug, id }: { slug: string; id: string }) => {
  const draft = useQuery({
    queryKey: ['pages', 'draft', slug, id],
    queryFn: ({ signal }) => readDraft(slug, id, signal),
    // Read again only after a save, also a rejected one: the next attempt is based on the other draft.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The client has retried.
    retry: false,
  });
  const save = useMutation({
    mutationFn: async (edited: typeof labels) => {
      const { fields, ifMatch } = draft.data as NonNullable<typeof draft.data>;
      const patch = Object.entries(edited)
        .filter(([path, value]) => value !== fields[path])
        .map(([path, value]) => ({ op: 'replace' as const, path, value }));
      if (patch.length > 0) await api.pages.update(slug, id, patch, { ifMatch });
    },
  });
  return (
    <>
      <ViewHeading>Edit page</ViewHeading>
      {draft.isPending && <p role="status">Loading the page…</p>}
      {draft.isError && <Failure error={draft.error} retry={draft.refetch} />}
      {draft.data && (
        <FieldsForm labels={labels} values={draft.data.fields} save={save}>
          {save.isSuccess && <p role="status">Saved.</p>}
          <button type="submit" disabled={save.isPending}>
            Save draft
          </button>
          <button type="reset" onClick={save.reset}>
            Discard changes
          </button>
        </FieldsForm>
      )}
    </>
  );
};

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
