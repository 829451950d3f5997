import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme' });

// Record by record, across all pages.
for await (const approval of api.approvals.list({ status: 'pending' })) console.log(approval.action);

// Page by page, with the cursor to continue from.
for await (const { records, nextCursor } of api.pages.list('acme', { limit: 2 }).pages()) {
  console.log(records.length, nextCursor === undefined ? 'the last page' : 'more');
}
