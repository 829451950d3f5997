import { readFileSync } from 'node:fs';
import jsonServer from 'json-server';
import { toRecords } from '../records.ts';

// Keeps its records in memory and logs nothing. It merges the body of a PATCH into the record.
const [port, file = ''] = process.argv.slice(2);
const server = jsonServer.create();
server.use(
  jsonServer.rewriter({
    '/workspaces/:slug/agents\\?limit=:limit': '/agents?_limit=:limit',
    '/workspaces/:slug/*': '/$2',
  }),
);
server.use(jsonServer.router({ ...toRecords(JSON.parse(readFileSync(file, 'utf8'))) }));
server.listen(Number(port), '127.0.0.1');
