import { useMutation } from '@tanstack/react-query';
import { csv, listToBlob } from '@workspace-api/client';
import { api, queries } from './api.ts';
import { Failure, ViewHeading } from './elements.tsx';
import { InfiniteList } from './infinite-list.tsx';

/** Saves all submissions of a form as a CSV file, without formulas that a spreadsheet would run. */
const download = async (slug: string, id: string): Promise<void> => {
  // Across origins, the service must expose the header X-Next-Cursor. Otherwise the file ends after the first page.
  const submissions = api.forms.listSubmissions(slug, id, { as: csv });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await listToBlob(submissions, { escapeFormulas: true }));
  link.download = `${id}.csv`;
  link.click();
  URL.revokeObjectURL(link.href);
};

/** The forms of a workspace, each with its submissions as a file. */
export const Forms = ({ slug }: { slug: string }) => {
  const exporting = useMutation({ mutationFn: (id: string) => download(slug, id) });
  return (
    <>
      <ViewHeading>Forms</ViewHeading>
      {exporting.isError && <Failure error={exporting.error} />}
      <InfiniteList what="forms" options={queries.forms.list.infiniteOptions(slug)}>
        {({ id, name }) => (
          <div className="row">
            <span id={id}>{name}</span>
            <button
              type="button"
              aria-describedby={id}
              disabled={exporting.isPending}
              onClick={() => exporting.mutate(id)}
            >
              Download CSV
            </button>
          </div>
        )}
      </InfiniteList>
    </>
  );
};
