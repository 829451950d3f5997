import { randomBytes } from 'node:crypto';
import { isLoopback } from '../core/ip-address.ts';
import type { SandboxOptions } from '../wiring/options.ts';
import type { Options } from './options.ts';
import { controlTokenVariable, parse, parseVariable } from './parsers.ts';

/**
 * Determines what other machines can reach. They connect only with a dedicated flag. The control plane then needs a token:
 * either the one from the options or a new one. Without further options, the API accepts no public token, and sends no
 * webhook to a private address.
 *
 * @returns options of the sandbox, and the token if it was created for this run
 * @throws Error if the options contradict each other
 */
export const resolveAccess = (
  {
    host,
    allowRemote = false,
    allowedHost = [],
    publicUrl,
    controlToken,
    demoTokens = !allowRemote,
    privateAddresses = allowRemote ? 'none' : 'loopback',
  }: Options,
  variable: string | undefined,
): { options: SandboxOptions; newToken: string | undefined } => {
  if (!isLoopback(host) && host !== 'localhost' && !allowRemote)
    throw new Error(
      `--host ${host} lets other machines connect. Add --allow-remote to permit it: the control plane and the dashboard then require a token.`,
    );
  if (publicUrl !== undefined && !allowRemote)
    throw new Error('--public-url needs --allow-remote: other machines then connect through the proxy.');
  // Commander would quote it in its error.
  const input = controlToken ?? (variable || undefined);
  const source = controlToken === undefined ? controlTokenVariable : '--control-token';
  const configuredToken =
    input === undefined ? undefined : parseVariable(parse.controlToken, `${source} can't be used.`, input);
  const newToken =
    allowRemote && configuredToken === undefined ? randomBytes(24).toString('base64url') : undefined;
  const token = configuredToken ?? newToken;
  if (token === undefined && allowedHost.length > 0)
    throw new Error('--allowed-host needs --allow-remote or --control-token.');
  const control = token !== undefined && { controlToken: token, allowedHosts: allowedHost };
  return { options: { ...control, demoTokens, privateAddresses }, newToken };
};
