import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { createMockServer } from '@scalar/mock-server';

const [port, document = ''] = process.argv.slice(2);
const { fetch } = await createMockServer({ specification: JSON.parse(readFileSync(document, 'utf8')) });
serve({ fetch, port: Number(port), hostname: '127.0.0.1' });
