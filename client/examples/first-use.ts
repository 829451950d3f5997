import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme' });

for await (const page of api.pages.list('acme')) console.log(page.id, page.title);

const updated = await api.pages.update('acme', 'page_01K9HOME', [
  { op: 'replace', path: '/metadata/title', value: 'Acme Coffee Roasters' },
]);
console.log(updated.metadata.title);
