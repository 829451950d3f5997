import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { RecordedResponse } from '../responses.ts';

// The upper bound for Node: a lookup instead of routing, no validation, and prepared responses.
const [port, file = ''] = process.argv.slice(2);
const responses = new Map(
  (JSON.parse(readFileSync(file, 'utf8')) as RecordedResponse[]).map(
    ({ method, path, status, headers, body }) => [
      `${method} ${path}`,
      { status, headers, body: Buffer.from(body) },
    ],
  ),
);

createServer((request, response) => {
  request.resume().once('end', () => {
    const { status, headers, body } = responses.get(`${request.method} ${request.url}`) ?? {
      status: 404,
      headers: {},
      body: '',
    };
    response.writeHead(status, { ...headers, 'Content-Length': body.length }).end(body);
  });
}).listen(Number(port), '127.0.0.1');
