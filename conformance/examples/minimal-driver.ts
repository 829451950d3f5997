import type { DriverFactory } from '@workspace-api/conformance';

/** A driver for a server with an admin API: it adds pages. */
const createDriver: DriverFactory = ({ admin = 'http://127.0.0.1:9000' }) => ({
  name: 'our server',
  capabilities: {
    'add-page': async ({ workspace, slug, title }) => {
      const response = await fetch(`${admin}/workspaces/${workspace}/pages`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ slug, title }),
      });
      if (!response.ok) throw new Error(`The admin API returned ${response.status} for a new page.`);
      const { id } = (await response.json()) as { id: string };
      return { id };
    },
  },
});

export default createDriver;
