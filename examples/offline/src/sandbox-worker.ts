import { createSandbox } from '@workspace-api/mock';

// A dedicated worker, because only such workers can store records in the private file system of the page's origin.
const opening = createSandbox({
  data: 'opfs:agents',
  // The first records. They are ignored once there are stored ones.
  records: {
    workspaces: [
      {
        slug: 'acme',
        test: { agents: [{ name: 'Packer', status: 'active' }, { name: 'Sorter' }, { name: 'Night watch' }] },
      },
    ],
  },
  // With each later load, a line says that the records above are ignored: not an error, as the console would show it.
  log: (line) => console.warn(line),
});

/** Responds to a request of the page, which sends the port for the response with it. */
globalThis.onmessage = async ({ data: [url, init], ports: [port] }: MessageEvent<[string, RequestInit]>) => {
  try {
    const response = await (await opening).fetch(url, init);
    port?.postMessage({
      body: await response.arrayBuffer(),
      status: response.status,
      headers: [...response.headers],
    });
  } catch (error) {
    port?.postMessage({ problem: String(error) });
  }
};
