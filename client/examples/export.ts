import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme' });

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csv } from '@workspace-api/client';
import { saveList } from '@workspace-api/client/node';

const newest = await api.pages.list('acme').toArray({ limit: 2 });
console.log(newest.length);

// The body of one page, as the service sent it: as: 'text', 'stream' or 'response'.
const table = await api.forms.list('acme', { as: csv }).raw({ as: 'text' });
console.log(table.startsWith('id,'));

// All pages as one file. In Node, Bun and Deno.
const submissions = api.forms.listSubmissions('acme', 'frm_01K9CONTACT', { as: csv });
await saveList(submissions, join(tmpdir(), 'submissions.csv'), { escapeFormulas: true });
