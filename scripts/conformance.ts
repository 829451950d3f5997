import { basePath } from '@workspace-api/contract';
import { main } from '../conformance/cli/main.ts';
import driver from '../conformance/drivers/sandbox.ts';
import { createSandbox, demoTokens, serve } from '../mocks/index.ts';

// The command of the gate. Its target is a new sandbox unless the arguments name another one.
const sandbox = await createSandbox();
// Nothing else in this process uses the global Response.
const { url, close } = await serve(sandbox, { port: 0, ownProcess: true });
const preset = { target: `${url}${basePath}`, token: demoTokens[0]?.secret ?? '', driver };
try {
  process.exitCode = await main(process.argv.slice(2), undefined, preset);
} finally {
  await close();
  await sandbox.close();
}
