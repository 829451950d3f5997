import { controlPath } from '@workspace-api/contract/sandbox';
import type { Driver, DriverFactory } from '../target/driver.ts';
import { billingCapabilities } from './sandbox/billing.ts';
import { type Body, type Control, controlTokenVariable, createCall, headersWith } from './sandbox/control.ts';
import { credentialsCapabilities } from './sandbox/credentials.ts';
import { failuresCapabilities } from './sandbox/failures.ts';
import { recordsCapabilities } from './sandbox/records.ts';
import { restrictionsCapabilities } from './sandbox/restrictions.ts';
import { secretsCapabilities } from './sandbox/secrets.ts';
import { storageCapabilities } from './sandbox/storage.ts';

const isLoopback = (url: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname);

const getControlUrl = (options: Readonly<Record<string, string>>, target: string): string => {
  // Next to the API by default.
  const control = options.control ?? new URL(controlPath, target).href;
  if (!URL.canParse(control)) throw new Error(`--driver-option control=${control} is not a URL.`);
  return control.replace(/\/+$/, '');
};

/** Every capability of the driver, over a control plane. @param otherWorkspace that tenancy is judged with */
export const sandboxCapabilities = (control: Control, otherWorkspace: string): Driver['capabilities'] => ({
  ...recordsCapabilities(control),
  ...credentialsCapabilities(control, otherWorkspace),
  ...billingCapabilities(control),
  ...restrictionsCapabilities(control),
  ...failuresCapabilities(control),
  ...secretsCapabilities(control),
  ...storageCapabilities(control),
  'advance-clock': ({ seconds }) => {
    const body: Body<'advanceClock'> = { seconds };
    return control.call('advanceClock', {}, body);
  },
});

/**
 * Drives the sandbox over its control plane.
 *
 * Options: `control`, the control plane's base URL (`/_sandbox` beside the API where absent); `second-workspace`, the
 * slug of the workspace that tenancy is judged with (`globex` where absent); `control-token`, the control token of a sandbox
 * that other machines can reach (that of the environment, WORKSPACE_SANDBOX_CONTROL_TOKEN, where absent).
 */
const sandboxDriver: DriverFactory = async (options, target) => {
  const control = getControlUrl(options, target.url);
  const token = options['control-token'] ?? (process.env[controlTokenVariable] || undefined);
  const headersTo = headersWith(control, token);
  const call = createCall(control, headersTo);
  const mode = async () => ((await target.principal()).mode === 'live' ? 'live' : 'test');
  const { console_url: consoleUrl, private_addresses: reached } = await call<{
    console_url: string;
    private_addresses: string;
  }>('getSandbox');
  return {
    name: 'sandbox',
    bothModes: true,
    consoleUrl,
    capabilities: {
      ...sandboxCapabilities({ call, mode, headersTo }, options['second-workspace'] ?? 'globex'),
      // A sandbox on this machine sends to it, unless its `--private-addresses` forbids that. One with a control token may be
      // in a container, whose loopback is another.
      ...(isLoopback(target.url) &&
        token === undefined &&
        reached !== 'none' && {
          'webhook-receiver': async ({ url }: { url: string }) => ({ url }),
        }),
    },
  };
};

export default sandboxDriver;
