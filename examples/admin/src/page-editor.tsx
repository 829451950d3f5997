import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@workspace-api/client';
import { useState } from 'react';
import { api } from './api.ts';
import { getFieldProblems } from './explain.ts';
import { Failure, TextInput, ViewHeading } from './messages.tsx';

const names = ['title', 'slug'] as const;

type Fields = Record<(typeof names)[number], string>;

/** Reads the title and the slug of a page, and the ETag of its draft for the next edit. */
const readDraft = async (slug: string, id: string, signal: AbortSignal) => {
  const result = await api.pages.get(slug, id, { signal }).result();
  if (!result.ok) throw result.error;
  return { fields: result.data.metadata as Fields, ifMatch: result.response.headers.get('ETag') ?? '' };
};

/** Edits the title and the slug of a page's draft with a JSON Patch, unless someone else has saved another draft. */
export const PageEditor = ({ slug, id }: { slug: string; id: string }) => {
  const cache = useQueryClient();
  const draft = useQuery({
    queryKey: ['pages', 'draft', slug, id],
    queryFn: ({ signal }) => readDraft(slug, id, signal),
    // Read again only after a save, so that a newer draft causes a conflict.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The client has retried.
    retry: false,
  });
  const [edits, setEdits] = useState<Partial<Fields>>({});
  const patch = names.flatMap((name) => {
    const value = edits[name];
    return value === undefined ? [] : [{ op: 'replace' as const, path: `/metadata/${name}`, value }];
  });
  const save = useMutation({
    mutationFn: (ifMatch: string) => api.pages.update(slug, id, patch, { ifMatch }),
    onSuccess: () => setEdits({}),
    // After a conflict this reads the other draft, on which the next attempt is based.
    onSettled: () => cache.invalidateQueries({ queryKey: ['pages'] }),
  });
  const isConflict = save.error instanceof ApiError && save.error.details?.kind === 'version_mismatch';
  const problems = getFieldProblems(save.error);
  return (
    <>
      <ViewHeading>Edit page</ViewHeading>
      {draft.isPending && <p role="status">Loading the page…</p>}
      {draft.isError && <Failure error={draft.error} retry={draft.refetch} />}
      {draft.data && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate(draft.data.ifMatch);
          }}
        >
          {names.map((name) => (
            <TextInput
              key={name}
              label={name === 'title' ? 'Title' : 'Slug'}
              value={edits[name] ?? draft.data.fields[name]}
              onChange={({ target }) => setEdits({ ...edits, [name]: target.value })}
              problem={problems[`/metadata/${name}`]}
            />
          ))}
          {isConflict && (
            <p role="alert">
              Someone else saved this page as “{draft.data.fields.title}” (/{draft.data.fields.slug}). Save
              again to apply your changes to it.
            </p>
          )}
          {save.isError && !isConflict && Object.keys(problems).length === 0 && (
            <Failure error={save.error} />
          )}
          {save.isSuccess && patch.length === 0 && <p role="status">Saved.</p>}
          <button type="submit" disabled={patch.length === 0 || save.isPending}>
            Save draft
          </button>
          <button
            type="button"
            disabled={patch.length === 0}
            onClick={() => {
              setEdits({});
              save.reset();
            }}
          >
            Discard changes
          </button>
        </form>
      )}
    </>
  );
};
