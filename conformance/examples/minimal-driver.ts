import type { DriverFactory } from '@workspace-api/conformance';

/** A driver for a server with an admin API: it adds pages. */
const createDriver: DriverFactory = ({ admin = 'http://127.0.0.1:9000' }) => ({
  name: 'our server',
  capabilities: {
    'add-page': async ({ workspace, slug, title }) => {
      const answer = await fetch(`${admin}/workspaces/${workspace}/pages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ slug, title }),
      });
      if (!answer.ok) throw new Error(`The admin API answered ${answer.status} to a new page.`);
      const { id } = (await answer.json()) as { id: string };
      return { id };
    },
  },
});

export default createDriver;
