import type { DriverFactory } from '@workspace-api/conformance';

type Body = { mode?: string; [member: string]: unknown };

/** A driver that knows whose token the run has: records go to the data of its mode, unless another one is given. */
const createDriver: DriverFactory = ({ admin = 'http://127.0.0.1:9000' }, target) => {
  const call = async (path: string, { mode, ...body }: Body): Promise<Record<string, unknown>> => {
    const response = await fetch(`${admin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Mode': mode ?? (await target.principal()).mode },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} returned ${response.status}.`);
    return (await response.json()) as Record<string, unknown>;
  };
  const toId = ({ id }: Record<string, unknown>) => ({ id: String(id) });

  return {
    name: 'our server',
    bothModes: true,
    capabilities: {
      'add-page': async ({ workspace, ...page }) => toId(await call(`/workspaces/${workspace}/pages`, page)),
      'add-run': async ({ workspace, ...run }) => toId(await call(`/workspaces/${workspace}/runs`, run)),
      'pause-run': async ({ workspace, run, ...approval }) =>
        toId(await call(`/workspaces/${workspace}/runs/${run}/pause`, approval)),
      'advance-clock': async ({ seconds }) => {
        await call('/clock', { seconds });
      },
      'lock-workspace': async ({ workspace, held }) => {
        await call(`/workspaces/${workspace}/hold`, { held });
      },
      'deny-by-policy': async ({ workspace, ...rule }) => {
        const { id } = toId(await call(`/workspaces/${workspace}/rules`, rule));
        return {
          lift: async () => {
            await call(`/workspaces/${workspace}/rules/${id}/lift`, {});
          },
        };
      },
    },
    close: async () => {
      await call('/sessions/close', {});
    },
  };
};

export default createDriver;
