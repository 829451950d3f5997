import { createClient, toResult, unwrap } from '@workspace-api/client';

const client = createClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme' });
const params = { path: { slug: 'acme', id: 'page_01K9HOME' } };

// As in openapi-fetch: `data` or `error`, and the response.
const { data, error } = await client.GET('/workspaces/{slug}/pages/{id}', { params });
console.log(data?.metadata.title ?? error?.error.message);

// The data, or an exception.
const page = await unwrap(client.GET('/workspaces/{slug}/pages/{id}', { params }));
console.log(page.metadata.title);

// A result that TypeScript narrows by `ok`, `status` and `code`.
const result = await toResult(client.GET('/workspaces/{slug}/pages/{id}', { params }));
if (result.ok) console.log(result.data.metadata.title);
else if (result.status === 404) console.log('Page not found.');
