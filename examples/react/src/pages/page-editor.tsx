import { useQuery } from '@tanstack/react-query';
import { Failure, Loading, ViewHeading } from '../shared/messages.tsx';
import { formatRoute } from '../shared/route.ts';
import { readDraft } from './draft.ts';
import { DraftForm } from './draft-form.tsx';

/** Reads the draft of a page, and lets the user edit its text fields. */
export const PageEditor = ({ slug, id }: { slug: string; id: string }) => {
  const draft = useQuery({
    queryKey: ['draft', slug, id],
    queryFn: ({ signal }) => readDraft(slug, id, signal),
    // The draft is read once. A newer draft causes a conflict when the user saves.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <>
      <p className="back">
        <a href={formatRoute({ view: 'pages' })}>← All pages</a>
      </p>
      <ViewHeading>Edit page</ViewHeading>
      {draft.isPending && <Loading what="the page" />}
      {draft.isError && <Failure error={draft.error} retry={draft.refetch} />}
      {draft.data && <DraftForm slug={slug} id={id} initial={draft.data} />}
    </>
  );
};
