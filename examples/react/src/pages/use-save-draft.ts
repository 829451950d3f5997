import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Draft, type Edits, saveDraft, slugPath, titlePath } from './draft.ts';
import { pageListKey } from './page-list.tsx';

/** The list of pages in the cache, with the members that this file changes. */
type List = InfiniteData<{ data: { id: string; title: string; slug: string }[] }>;

/** Returns the list with the new title and slug of a page. */
const applyEdits = (list: List | undefined, id: string, edits: Edits): List | undefined =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({
      ...page,
      data: page.data.map((each) =>
        each.id === id
          ? { ...each, title: edits[titlePath] ?? each.title, slug: edits[slugPath] ?? each.slug }
          : each,
      ),
    })),
  };

/**
 * Saves a draft with `If-Match`. The list of pages shows the new title and slug before the service has responded, and the old
 * ones again if the draft isn't saved: after an error, and after a conflict with another user's edit.
 *
 * @param onSaved receives the outcome
 */
export const useSaveDraft = (slug: string, id: string, onSaved: (draft: Draft) => void) => {
  const cache = useQueryClient();
  const queryKey = pageListKey(slug);
  return useMutation({
    mutationFn: ({ base, edits }: { base: Draft; edits: Edits }) => saveDraft(slug, id, base, edits),
    onMutate: async ({ edits }) => {
      // The response to a request that is under way would overwrite the new values.
      await cache.cancelQueries({ queryKey });
      const before = cache.getQueryData<List>(queryKey);
      cache.setQueryData<List>(queryKey, (list) => applyEdits(list, id, edits));
      return { before };
    },
    onSuccess: (saved) => {
      if (saved.kind === 'saved') onSaved(saved.draft);
    },
    onSettled: (saved, _error, _variables, context) => {
      if (saved?.kind !== 'saved') cache.setQueryData(queryKey, context?.before);
      return cache.invalidateQueries({ queryKey });
    },
  });
};
