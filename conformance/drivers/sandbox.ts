import { controlPath } from '@workspace-api/contract/sandbox';
import type { DriverFactory } from '../target/driver.ts';
import { isLoopback } from '../target/is-loopback.ts';
import { connect, controlTokenVariable, headersWith, type Plane } from './sandbox/control.ts';
import { credentialsCapabilities } from './sandbox/credentials.ts';
import { deleteRecord, recordsCapabilities } from './sandbox/records.ts';
import { storageCapabilities } from './sandbox/storage.ts';
import { workspaceCapabilities } from './sandbox/workspace.ts';

const optionNames = ['control', 'control-token', 'second-workspace'];

const getControlUrl = (options: Readonly<Record<string, string>>, target: string): string => {
  // Next to the API by default.
  const control = options.control ?? new URL(controlPath, target).href;
  if (!URL.canParse(control)) throw new Error(`--driver-option control=${control} is not a URL.`);
  return control.replace(/\/+$/, '');
};

/**
 * Drives the sandbox through its control plane.
 *
 * Options:
 * - `control`: the control plane's base URL. Default: `/_sandbox` next to the API.
 * - `second-workspace`: the slug of the workspace for tenancy checks. Default: `globex`.
 * - `control-token`: the control token of a sandbox that other machines can reach. Default: the environment variable
 *   WORKSPACE_SANDBOX_CONTROL_TOKEN.
 */
const sandboxDriver: DriverFactory = async (options, target) => {
  const unknown = Object.keys(options).find((name) => !optionNames.includes(name));
  if (unknown !== undefined)
    throw new Error(`Unknown --driver-option ${unknown}. Available: ${optionNames.join(', ')}.`);
  const base = getControlUrl(options, target.url);
  const token = options['control-token'] ?? (process.env[controlTokenVariable] || undefined);
  const headersTo = headersWith(base, token);
  const control = connect(base, headersTo);
  const mode = async () => ((await target.principal()).mode === 'live' ? 'live' : 'test');
  const plane: Plane = { control, mode, headersTo };
  const { console_url: consoleUrl, private_addresses: reached } = await control.getSandbox();
  return {
    name: 'sandbox',
    bothModes: true,
    consoleUrl,
    delete: deleteRecord(control),
    capabilities: {
      ...recordsCapabilities(plane),
      ...credentialsCapabilities(plane, options['second-workspace'] ?? 'globex'),
      ...workspaceCapabilities(plane),
      ...storageCapabilities(plane),
      'advance-clock': ({ seconds }) => control.advanceClock({ body: { seconds } }),
      // A sandbox on this machine can send to the receiver, unless its `--private-addresses` forbids it. A sandbox with a
      // control token may run in a container, which has its own loopback.
      ...(isLoopback(target.url) &&
        token === undefined &&
        reached !== 'none' && {
          'webhook-receiver': async ({ url }: { url: string }) => ({ url }),
        }),
    },
  };
};

export default sandboxDriver;
