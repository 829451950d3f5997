import { createCaller } from '@workspace-api/client';
import { getPage, listPages, updatePage } from '@workspace-api/client/operations';

const caller = createCaller({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme' });

for await (const { id } of listPages(caller, 'acme', { limit: 50 })) {
  const page = await getPage(caller, 'acme', id);
  if (page.metadata.title === '') {
    await updatePage(caller, 'acme', id, [{ op: 'replace', path: '/metadata/title', value: 'Untitled' }]);
  }
}
