import { useMutation } from '@tanstack/react-query';
import type { Agent } from '@workspace-api/client';
import { api, queries } from './api.ts';
import { Failure, FieldsForm, ViewHeading } from './elements.tsx';
import { InfiniteList } from './infinite-list.tsx';

const AgentRow = ({ slug, agent }: { slug: string; agent: Agent }) => {
  const toggle = useMutation({
    mutationFn: (on: boolean) => api.agents[on ? 'activate' : 'deactivate'](slug, agent.id),
  });
  // Optimistic: the new state before the service has responded, and the old one again after an error.
  const isOn = toggle.isPending ? toggle.variables : agent.status === 'active';
  return (
    <>
      <label className="row">
        {agent.name}
        <input type="checkbox" checked={isOn} onChange={() => !toggle.isPending && toggle.mutate(!isOn)} />
      </label>
      {toggle.isError && <Failure error={toggle.error} />}
    </>
  );
};

const labels = { '/name': 'Name', '/schedule': 'Schedule (optional)' };

/** A form for a new agent, and the agents of a workspace. */
export const Agents = ({ slug }: { slug: string }) => {
  const create = useMutation({
    mutationFn: ({ '/name': name, '/schedule': schedule }: typeof labels) =>
      api.agents.create(slug, { name, ...(schedule && { schedule }) }),
  });
  return (
    <>
      <ViewHeading>Agents</ViewHeading>
      <FieldsForm labels={labels} save={create}>
        {create.isSuccess && <p role="status">Created {create.data.name}.</p>}
        <button type="submit" disabled={create.isPending}>
          Create agent
        </button>
      </FieldsForm>
      <InfiniteList what="agents" options={queries.agents.list.infiniteOptions(slug)}>
        {(agent) => <AgentRow slug={slug} agent={agent} />}
      </InfiniteList>
    </>
  );
};
