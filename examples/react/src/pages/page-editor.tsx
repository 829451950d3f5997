import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Done, Failure, Loading, ViewHeading } from '../shared/messages.tsx';
import { formatRoute } from '../shared/route.ts';
import { TextInput } from '../shared/text-input.tsx';
import { Conflict } from './conflict.tsx';
import { type Draft, type Edits, readDraft } from './draft.ts';
import { useSaveDraft } from './use-save-draft.ts';

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
const DraftForm = ({ slug, id, initial }: DraftFormProps) => {
  const [base, setBase] = useState(initial);
  const [edits, setEdits] = useState<Edits>({});
  const changes = getChanges(base, edits);
  const hasChanges = Object.keys(changes).length > 0;
  const save = useSaveDraft(slug, id, (draft) => {
    setBase(draft);
    setEdits({});
  });
  const saveFrom = (draft: Draft) => save.mutate({ base: draft, edits: getChanges(draft, edits) });

  const takeTheirs = (theirs: Draft) => {
    setBase(theirs);
    setEdits({});
    save.reset();
  };
  const keepMine = (theirs: Draft) => {
    setBase(theirs);
    saveFrom(theirs);
  };
  const edit = (path: string, value: string) => {
    setEdits({ ...edits, [path]: value });
    if (save.data?.kind !== 'conflict') save.reset();
  };

  const conflict = save.data?.kind === 'conflict' ? save.data.theirs : undefined;
  const problems = save.data?.kind === 'rejected' ? save.data.problems : {};
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        saveFrom(base);
      }}
    >
      <p className="detail">Draft {base.version}. Visitors see your changes once the pages are published.</p>
      {base.fields.map(({ path, label, value }) => (
        <TextInput
          key={path}
          label={label}
          value={edits[path] ?? value}
          onChange={(text) => edit(path, text)}
          problem={problems[path]}
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
