import { main } from '../conformance/cli/main.ts';
import { createSandbox, demoTokens, serve } from '../mocks/index.ts';
import { fromRoot } from './generate/paths.ts';

// Bad usage, or nothing there to be judged: 1 would say that the contract is broken.
const couldNotStart = 2;
process.exitCode = couldNotStart;

// The judge and the judged meet only here: the sandbox is started as anyone would start it, and judged over HTTP.
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
  // What is given to the script comes last, and wins.
  process.exitCode = await main([...args, '--allow-partial', ...process.argv.slice(2)]);
} finally {
  await served.close();
  await sandbox.close();
}
