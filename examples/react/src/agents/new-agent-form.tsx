import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '../api.ts';
import { getFieldProblems } from '../shared/explain.ts';
import { Done, Failure } from '../shared/messages.tsx';
import { TextInput } from '../shared/text-input.tsx';

/** The parameters of the list of agents, which are also part of its key in the cache. */
export const agentListInit = (slug: string) => ({ params: { path: { slug }, query: { limit: 100 } } });

const empty = { name: '', schedule: '' };

/** Creates an agent. The service validates the fields: each of its messages is shown at its field. */
export const NewAgentForm = ({ slug }: { slug: string }) => {
  const cache = useQueryClient();
  const [fields, setFields] = useState(empty);
  const create = queries.useMutation('post', '/workspaces/{slug}/agents', {
    onSuccess: () => {
      setFields(empty);
      const { queryKey } = queries.queryOptions('get', '/workspaces/{slug}/agents', agentListInit(slug));
      return cache.invalidateQueries({ queryKey });
    },
  });
  const problems = getFieldProblems(create.error);
  const { name, schedule } = fields;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ params: { path: { slug } }, body: { name, ...(schedule !== '' && { schedule }) } });
      }}
    >
      <h2>New agent</h2>
      <TextInput
        label="Name"
        value={name}
        onChange={(text) => setFields({ ...fields, name: text })}
        problem={problems['/name']}
      />
      <TextInput
        label="Schedule (optional)"
        value={schedule}
        onChange={(text) => setFields({ ...fields, schedule: text })}
        problem={problems['/schedule']}
      />
      {create.isError && Object.keys(problems).length === 0 && <Failure error={create.error} />}
      {create.isSuccess && <Done>Created {create.data.name}.</Done>}
      <div className="actions">
        <button type="submit" className="primary" disabled={create.isPending}>
          {create.isPending ? 'Creating…' : 'Create agent'}
        </button>
      </div>
    </form>
  );
};
