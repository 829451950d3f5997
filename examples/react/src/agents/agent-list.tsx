import { queries } from '../api.ts';
import { Empty, Failure, Loading, ViewHeading } from '../shared/messages.tsx';
import { agentListInit, NewAgentForm } from './new-agent-form.tsx';

/** The agents of a workspace, and a form for another one. */
export const AgentList = ({ slug }: { slug: string }) => {
  const agents = queries.useQuery('get', '/workspaces/{slug}/agents', agentListInit(slug));
  return (
    <>
      <ViewHeading>Agents</ViewHeading>
      {agents.isPending && <Loading what="agents" />}
      {agents.isError && <Failure error={agents.error} retry={agents.refetch} />}
      {agents.data?.data.length === 0 && <Empty>This workspace has no agents yet.</Empty>}
      <ul className="cards">
        {agents.data?.data.map(({ id, name, status }) => (
          <li key={id} className="card row">
            <span className="title">{name}</span>
            <span className={status === 'active' ? 'badge good' : 'badge warn'}>{status}</span>
          </li>
        ))}
      </ul>
      <NewAgentForm slug={slug} />
    </>
  );
};
