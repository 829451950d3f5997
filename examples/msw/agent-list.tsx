import { type Agent, ApiError, createWorkspaceClient } from '@workspace-api/client';
import { useEffect, useState } from 'react';

const api = createWorkspaceClient({
  baseUrl: 'https://api.acme.example/v1',
  token: 'key_test_acme',
  // The user can press the button again.
  retries: 0,
});

const explain = (error: unknown): string =>
  error instanceof ApiError && error.code === 'insufficient_scope'
    ? 'You are not allowed to change agents.'
    : 'Something went wrong. Try again in a moment.';

/** The agents of a workspace, each with a switch. */
export const AgentList = ({ slug }: { slug: string }) => {
  const [agents, setAgents] = useState<readonly Agent[]>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      try {
        const loadedAgents: Agent[] = [];
        for await (const agent of api.agents.list(slug, { signal: leaving.signal })) loadedAgents.push(agent);
        setAgents(loadedAgents);
      } catch (error) {
        if (!leaving.signal.aborted) setProblem(explain(error));
      }
    };
    void load();
    return () => leaving.abort();
  }, [slug]);

  const press = async ({ id, status }: Agent) => {
    setProblem(undefined);
    try {
      const change = status === 'active' ? api.agents.deactivate : api.agents.activate;
      const changed = await change(slug, id);
      setAgents((before) => before?.map((agent) => (agent.id === id ? changed : agent)));
    } catch (error) {
      setProblem(explain(error));
    }
  };

  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      {!agents && !problem && <p role="status">Loading agents…</p>}
      {agents?.length === 0 && <p>This workspace has no agents yet.</p>}
      <ul>
        {agents?.map((agent) => (
          <li key={agent.id}>
            <button
              type="button"
              role="switch"
              aria-checked={agent.status === 'active'}
              onClick={() => press(agent)}
            >
              {agent.name}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};
