import { createClient } from '@workspace-api/client';

const client = createClient({ baseUrl: 'https://api.acme.example/v1', token: 'key_test_acme' });
const { data } = await client.GET('/workspaces/{slug}/pages', { params: { path: { slug: 'acme' } } });
document.title = String(data);
