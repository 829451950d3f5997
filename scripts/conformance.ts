import { main } from '../conformance/cli/main.ts';
import { createSandbox, demoTokens, serve } from '../mocks/index.ts';
import { fromRoot } from './generate/paths.ts';

// If the sandbox does not start: 1 would mean that it breaks the contract.
const couldNotStart = 2;
process.exitCode = couldNotStart;

const sandbox = await createSandbox();
const served = await serve(sandbox, { port: 0 });
const options = {
  target: `${served.url}/v1`,
  token: demoTokens[0]?.token ?? '',
  driver: fromRoot('conformance/drivers/sandbox.ts'),
  'driver-option': `control=${served.url}/_sandbox`,
};
const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
try {
  // The script's own arguments come last and take precedence.
  process.exitCode = await main([...args, ...process.argv.slice(2)]);
} finally {
  await served.close();
  await sandbox.close();
}
