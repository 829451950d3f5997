import { idempotencyKeys, retries, timeouts } from '@workspace-api/client';

const send = idempotencyKeys()(retries({ retries: 5 })(timeouts(5_000)(fetch)));
const response = await send('http://127.0.0.1:4010/v1/me');
console.log(response.status);
