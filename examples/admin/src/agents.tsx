import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Agent, CreateAgentRequest } from '@workspace-api/client';
import { api, queries } from './api.ts';
import { getFieldProblems } from './explain.ts';
import { InfiniteList } from './infinite-list.tsx';
import { Failure, TextInput, ViewHeading } from './messages.tsx';

type Refresh = () => Promise<void>;

const AgentRow = ({ slug, agent, refresh }: { slug: string; agent: Agent; refresh: Refresh }) => {
  const { activate, deactivate } = api.agents;
  const toggle = useMutation({
    mutationFn: (on: boolean) => (on ? activate : deactivate)(slug, agent.id),
    onSettled: refresh,
  });
  // Optimistic: the new state before the service has responded, and the old one again after an error.
  const isOn = toggle.isPending ? toggle.variables : agent.status === 'active';
  return (
    <>
      <div className="row">
        <span id={agent.id}>{agent.name}</span>
        <button
          type="button"
          role="switch"
          aria-checked={isOn}
          aria-labelledby={agent.id}
          onClick={() => !toggle.isPending && toggle.mutate(!isOn)}
        >
          {isOn ? 'On' : 'Off'}
        </button>
      </div>
      {toggle.isError && <Failure error={toggle.error} />}
    </>
  );
};

/** Creates an agent. The service validates the fields: each of its messages is shown at its field. */
const NewAgentForm = ({ slug, refresh }: { slug: string; refresh: Refresh }) => {
  const create = useMutation({
    mutationFn: (agent: CreateAgentRequest) => api.agents.create(slug, agent),
    onSuccess: refresh,
  });
  const problems = getFieldProblems(create.error);
  const submit = (form: HTMLFormElement) => {
    const { name, schedule } = Object.fromEntries(new FormData(form)) as Record<'name' | 'schedule', string>;
    create.mutate({ name, ...(schedule && { schedule }) }, { onSuccess: () => form.reset() });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit(event.currentTarget);
      }}
    >
      <h2>New agent</h2>
      <TextInput label="Name" name="name" problem={problems['/name']} />
      <TextInput label="Schedule (optional)" name="schedule" problem={problems['/schedule']} />
      {create.isError && Object.keys(problems).length === 0 && <Failure error={create.error} />}
      {create.isSuccess && <p role="status">Created {create.data.name}.</p>}
      <button type="submit" disabled={create.isPending}>
        Create agent
      </button>
    </form>
  );
};

/** A form for a new agent, and the agents of a workspace. */
export const Agents = ({ slug }: { slug: string }) => {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: ['agents'] });
  return (
    <>
      <ViewHeading>Agents</ViewHeading>
      <NewAgentForm slug={slug} refresh={refresh} />
      <InfiniteList what="agents" options={queries.agents.list.infiniteOptions(slug)}>
        {(agent) => <AgentRow slug={slug} agent={agent} refresh={refresh} />}
      </InfiniteList>
    </>
  );
};
