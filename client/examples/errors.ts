import { createWorkspaceClient } from '@workspace-api/client';

const baseUrl = 'http://127.0.0.1:4010/v1';
const api = createWorkspaceClient({ baseUrl, token: 'key_test_acme' });
const reader = createWorkspaceClient({ baseUrl, token: 'key_test_acme_readonly' });

import { ApiError, isTransportError } from '@workspace-api/client';

try {
  await api.agents.create('acme', { name: '' });
} catch (error) {
  console.error(String(error)); // ApiError: POST /v1/workspaces/acme/agents: 400 validation_failed, /name too_short
  if (error instanceof ApiError && error.code === 'validation_failed') {
    for (const field of error.fields ?? []) console.log(field.path, field.reason);
  } else if (isTransportError(error)) console.log('No response from the API:', error.kind);
  else throw error;
}

// Without exceptions: the same method with a result.
const result = await api.approvals.approve('apr_01K9A1').result();
if (result.ok) console.log(result.data.status, result.response.headers.get('Idempotent-Replayed'));
else if (result.code === 'already_decided') console.log('Already decided.');

const denied = await reader.approvals.deny('apr_01K9A3').result();
if (!denied.ok && denied.status === 403) {
  switch (denied.code) {
    case 'insufficient_scope':
      console.log('The token lacks the scope.');
      break;
    case 'policy_denied':
      console.log('A policy of the workspace forbids it.');
      break;
    default:
      denied satisfies never; // does not compile if a case is missing
  }
}
