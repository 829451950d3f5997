// Runs in Node, Bun and Deno: the client calls the sandbox in process, and over a port.
import assert from 'node:assert/strict';
import { createWorkspaceClient } from '@workspace-api/client';
import { createSandbox, serve } from '@workspace-api/mock';

const runtime = globalThis.Bun ? 'bun' : globalThis.Deno ? 'deno' : 'node';
const sandbox = await createSandbox();
const { url, close } = await serve(sandbox, { port: 0 });

const decide = async (api) => {
  const titles = [];
  for await (const { title } of api.pages.list('acme')) titles.push(title);
  assert.deepEqual(titles, ['Acme Coffee', 'Menu', 'About us']);
  const approved = await api.approvals.approve('apr_01K9A3');
  assert.equal(approved.status, 'approved');
  const late = await api.approvals.deny('apr_01K9A3').result();
  assert.deepEqual([late.status, late.code], [409, 'already_decided']);
};

const token = 'key_test_acme';
await decide(createWorkspaceClient({ baseUrl: `${url}/v1`, token, fetch: sandbox.fetch }));
await sandbox.reset();
await decide(createWorkspaceClient({ baseUrl: `${url}/v1`, token }));
await close();
await sandbox.close();
console.log(`${runtime}: the client and the sandbox work`);
