import { createWorkspaceClient } from '@workspace-api/client';

const api = createWorkspaceClient({ baseUrl: 'http://127.0.0.1:4010/v1', token: 'key_test_acme' });

const onReconnect = ({ attempt, delay }: { attempt: number; delay: number }) =>
  console.warn(`Reconnection ${attempt} in ${delay} ms.`);

for await (const entry of api.logs.tail('acme', { onReconnect, retries: 10 })) {
  console.log(entry.ts, entry.level, entry.message);
  if (entry.level === 'error') break;
}
