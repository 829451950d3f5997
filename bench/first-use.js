// Measures what the first use of a mock takes in this process, and prints it as JSON. `first-use.ts` starts it.
const now = () => {
  const { user, system } = process.cpuUsage();
  return { wall: performance.now(), cpu: (user + system) / 1000 };
};

const since = (begin) => {
  const end = now();
  return { wall: end.wall - begin.wall, cpu: end.cpu - begin.cpu };
};

const measure = async (work) => {
  const begin = now();
  const result = await work();
  return [since(begin), result];
};

const url = 'https://api.acme.example/v1/me';

const programs = {
  async mock() {
    const [load, { createSandbox }] = await measure(() => import('@workspace-api/mock'));
    const [create, sandbox] = await measure(() => createSandbox());
    const headers = { Authorization: 'Bearer key_test_acme' };
    const [respond] = await measure(async () => (await sandbox.fetch(url, { headers })).text());
    return { load, create, respond };
  },
  async msw() {
    const [load, { setupServer, http }] = await measure(async () => ({
      ...(await import('msw/node')),
      ...(await import('msw')),
    }));
    const [create] = await measure(async () => setupServer(http.get(url, () => Response.json({}))).listen());
    const [respond] = await measure(async () => (await fetch(url)).text());
    return { load, create, respond };
  },
};

process.stdout.write(JSON.stringify(await programs[process.argv[2]]()), () => process.exit());
