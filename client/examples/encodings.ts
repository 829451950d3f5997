import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme' });

import { csv, ndjson } from '@workspace-api/client';

// Each record as soon as its line has arrived.
for await (const entry of api.logs.list('acme', { limit: 100, as: ndjson })) console.log(entry.message);

// Less to transfer than JSON; the records have the same types.
for await (const form of api.forms.list('acme', { as: csv })) console.log(form.fields.join(', '));
