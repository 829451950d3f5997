import { type Agent, ApiError } from '@workspace-api/client';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { api, startOver } from './api.ts';

const slug = 'acme';

/** Describes an error for the user. */
const explain = (error: unknown): string =>
  error instanceof ApiError
    ? (error.fields?.[0]?.message ?? error.serviceMessage)
    : 'The stored records can’t be opened. If this page is open in another tab, close that tab, then reload this one.';

const listAgents = async (): Promise<Agent[]> => {
  const agents: Agent[] = [];
  for await (const agent of api.agents.list(slug)) agents.push(agent);
  return agents;
};

/** The agents of a workspace, each with a switch, and a form to add one. */
export const AgentList = () => {
  const [agents, setAgents] = useState<readonly Agent[]>();
  const [problem, setProblem] = useState<string>();

  /** Runs a change, if any, and shows the records as they are then. */
  const update = useCallback(async (change?: () => Promise<unknown>) => {
    setProblem(undefined);
    try {
      await change?.();
      setAgents(await listAgents());
    } catch (error) {
      setProblem(explain(error));
    }
  }, []);

  useEffect(() => {
    void update();
  }, [update]);

  const press = ({ id, status }: Agent) =>
    update(() => (status === 'active' ? api.agents.deactivate(slug, id) : api.agents.activate(slug, id)));

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await update(async () => {
      await api.agents.create(slug, { name: String(new FormData(form).get('name')) });
      form.reset();
    });
  };

  if (problem && !agents) return <p role="alert">{problem}</p>;
  if (!agents) return <p role="status">Loading agents…</p>;
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      {agents.length === 0 && <p>This workspace has no agents yet.</p>}
      <ul>
        {agents.map((agent) => (
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
      <form onSubmit={add}>
        <label htmlFor="name">New agent</label>
        <input id="name" name="name" autoComplete="off" required />
        <button type="submit">Add</button>
      </form>
      <button type="button" className="quiet" onClick={() => update(startOver)}>
        Start over
      </button>
    </>
  );
};
