import { createWorkspaceClient } from '@workspace-api/client';

const baseUrl = 'http://127.0.0.1:4010/v1';
const api = createWorkspaceClient({ baseUrl, token: 'key_test_acme' });
const reader = createWorkspaceClient({ baseUrl, token: 'key_test_acme_readonly' });

import { ApiError, isTransportError } from '@workspace-api/client';

try {
  await api.agents.create('acme', { name: '' });
} catch (error) {
  if (error instanceof ApiError && error.code === 'validation_failed') {
    for (const field of error.fields ?? []) console.log(field.path, field.reason);
  } else if (isTransportError(error)) console.log('No answer of the API:', error.kind);
  else throw error;
}

// Without exceptions: the same method, as a result.
const result = await api.approvals.approve('apr_01K9A1').result();
if (result.ok) console.log(result.data.status, result.response.headers.get('Idempotent-Replayed'));
else if (result.code === 'already_decided') console.log('Somebody was faster.');

const denied = await reader.approvals.deny('apr_01K9A3').result();
if (!denied.ok && denied.status === 403) {
  switch (denied.code) {
    case 'insufficient_scope':
      console.log('This token may not decide.');
      break;
    case 'policy_denied':
      console.log('A rule of the workspace forbids it.');
      break;
    default:
      denied satisfies never; // does not compile if a case is missing
  }
}
