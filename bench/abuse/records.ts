import { examples } from '@workspace-api/contract';

const many = <Item>(length: number, item: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => item(index));

/** The records of the attacked sandbox: more than a test of a frontend needs. */
export const records = {
  workspaces: [
    {
      slug: examples.workspace.slug,
      test: {
        log_entries: many(100_000, (index) => ({
          level: 'info',
          source: 'agent',
          message: `Entry ${index}: the agent read another order and did nothing else.`,
        })),
        agents: [
          // `start` requests this agent.
          { id: examples.agent.id, name: 'Known' },
          ...many(1000, (index) => ({ name: `Agent ${index}`, task: 'x'.repeat(4000) })),
          ...many(100, (index) => ({
            id: `agt_TRIGGERED${index}`,
            name: `Triggered ${index}`,
            status: 'active',
            trigger: 'agents.created',
          })),
        ],
        forms: [{ id: 'frm_LARGE', name: 'Large', fields: ['email', 'message'] }],
        submissions: many(100, (index) => ({
          form_id: 'frm_LARGE',
          data: { email: `${index}@example.com`, message: 'x'.repeat(100_000) },
        })),
        pages: many(500, (index) => ({
          id: `page_LARGE${index}`,
          slug: `page-${index}`,
          title: 'x'.repeat(200),
        })),
        webhooks: many(100, (index) => ({
          url: `https://hooks.unreachable.example/${index}`,
          events: ['*'],
        })),
      },
    },
    {
      slug: 'saved',
      test: {
        log_entries: many(3950, (index) => ({
          level: 'info',
          source: 'agent',
          message: `Entry ${index}: the agent read another order and did nothing else.`,
        })),
      },
    },
  ],
};
