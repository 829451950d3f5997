import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { isLoopback } from '../core/addresses.ts';
import type { SandboxOptions } from '../wiring/options.ts';
import type { Options } from './options.ts';
import { controlTokenVariable, parseControlToken } from './parsers.ts';

const onLoopback = (host: string): boolean => (isIP(host) > 0 ? isLoopback(host) : host === 'localhost');

const parseTokenVariable = (variable: string): string => {
  try {
    return parseControlToken(variable);
  } catch (error) {
    throw new Error(`${controlTokenVariable} can't be used. ${(error as Error).message}`);
  }
};

/** Who may use the control plane, as options of the sandbox. */
export type Access = {
  readonly options: Pick<SandboxOptions, 'controlToken' | 'allowedHosts'>;
  /** A token that nobody knows yet. */
  readonly newToken: string | undefined;
};

/**
 * Who may use the control plane. Other machines reach the sandbox only with a dedicated flag, and then a token is
 * needed: the given one, or a new one.
 *
 * @throws Error for options that contradict each other
 */
export const resolveAccess = (
  { host, allowRemote = false, allowedHost = [], controlToken }: Options,
  variable: string | undefined,
): Access => {
  if (!onLoopback(host) && !allowRemote)
    throw new Error(
      `--host ${host} lets other machines connect. Add --allow-remote to permit it: the control plane and the dashboard then need a token.`,
    );
  const configuredToken = controlToken ?? (variable ? parseTokenVariable(variable) : undefined);
  const newToken =
    allowRemote && configuredToken === undefined ? randomBytes(24).toString('base64url') : undefined;
  const token = configuredToken ?? newToken;
  if (token === undefined) {
    if (allowedHost.length > 0) throw new Error('--allowed-host needs --allow-remote or --control-token.');
    return { options: {}, newToken };
  }
  return { options: { controlToken: token, allowedHosts: allowedHost }, newToken };
};
