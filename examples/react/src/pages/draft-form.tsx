import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../api.ts';
import { Done, Failure } from '../shared/messages.tsx';
import { Conflict } from './conflict.tsx';
import { type Draft, type Edits, saveDraft } from './draft.ts';
import { slugPath } from './list-fields.ts';
import { TextInput } from './text-input.tsx';

/** The edits of a draft's fields whose values differ from the draft. */
const getChanges = ({ fields }: Draft, edits: Edits): Edits =>
  Object.fromEntries(
    fields.flatMap(({ path, value }) => {
      const edit = edits[path];
      return edit === undefined || edit === value ? [] : [[path, edit]];
    }),
  );

type DraftFormProps = { slug: string; id: string; initial: Draft };

/** The text fields of a draft as a form. Saves only the changed ones. */
export const DraftForm = ({ slug, id, initial }: DraftFormProps) => {
  const cache = useQueryClient();
  const [base, setBase] = useState(initial);
  const [edits, setEdits] = useState<Edits>({});
  const changes = getChanges(base, edits);
  const hasChanges = Object.keys(changes).length > 0;
  const save = useMutation({
    mutationFn: (from: Draft) => saveDraft(slug, id, from, getChanges(from, edits)),
    onSuccess: (saved) => {
      if (saved.kind !== 'saved') return;
      setBase(saved.draft);
      setEdits({});
      const params = { path: { slug }, query: { limit: 20 } };
      const { queryKey } = queries.queryOptions('get', '/workspaces/{slug}/pages', { params });
      void cache.invalidateQueries({ queryKey });
    },
  });

  const takeTheirs = (theirs: Draft) => {
    setBase(theirs);
    setEdits({});
    save.reset();
  };
  const keepMine = (theirs: Draft) => {
    setBase(theirs);
    save.mutate(theirs);
  };
  const edit = (path: string, value: string) => {
    setEdits({ ...edits, [path]: value });
    if (save.data?.kind !== 'conflict') save.reset();
  };

  const conflict = save.data?.kind === 'conflict' ? save.data.theirs : undefined;
  const isSlugTaken = save.data?.kind === 'slug-taken';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(base);
      }}
    >
      <p className="detail">Draft {base.version}. Visitors see your changes once the pages are published.</p>
      {base.fields.map(({ path, label, value }) => (
        <TextInput
          key={path}
          label={label}
          value={edits[path] ?? value}
          onChange={(text) => edit(path, text)}
          problem={
            path === slugPath && isSlugTaken ? 'Another page has this slug. Choose another.' : undefined
          }
        />
      ))}
      {conflict && (
        <Conflict
          base={base}
          theirs={conflict}
          mine={changes}
          onKeepMine={() => keepMine(conflict)}
          onTakeTheirs={() => takeTheirs(conflict)}
        />
      )}
      {save.isError && <Failure error={save.error} />}
      {save.data?.kind === 'saved' && !hasChanges && <Done>Saved as draft {save.data.draft.version}.</Done>}
      {!conflict && (
        <div className="actions">
          <button type="submit" className="primary" disabled={!hasChanges || save.isPending}>
            {save.isPending ? 'Saving…' : 'Save draft'}
          </button>
          <button type="button" disabled={!hasChanges || save.isPending} onClick={() => takeTheirs(base)}>
            Discard changes
          </button>
        </div>
      )}
    </form>
  );
};
