import { readFileSync } from 'node:fs';
import { BuildCRUDRoute, BuildDatabucket, BuildEnvironment } from '@mockoon/commons';
import { MockoonServer } from '@mockoon/commons-server';
import { toRecords } from '../records.ts';

// Keeps its records in memory and logs nothing. It merges the body of a PATCH into the record.
const [port, file = ''] = process.argv.slice(2);
const records = toRecords(JSON.parse(readFileSync(file, 'utf8')));
const data = Object.entries(records).map(([name, value]) => ({
  ...BuildDatabucket({ name, value: JSON.stringify(value) }),
  id: name,
}));
const routes = data.map(({ id, name }) =>
  BuildCRUDRoute(true, { endpoint: `workspaces/:slug/${name}`, databucketID: id }),
);
const environment = {
  ...BuildEnvironment({
    hasDefaultRoute: false,
    hasContentTypeHeader: true,
    hasCorsHeaders: false,
    port: Number(port),
  }),
  hostname: '127.0.0.1',
  routes,
  rootChildren: routes.map(({ uuid }) => ({ type: 'route', uuid })),
  data,
};
const server = new MockoonServer(environment, { enableAdminApi: false });
server.on('error', (code, error) => {
  throw error ?? new Error(`Mockoon failed with ${code}.`);
});
server.start();
