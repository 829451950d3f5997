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

/** The options that control access to the control plane. */
export type Access = {
  readonly options: Pick<SandboxOptions, 'controlToken' | 'allowedHosts'>;
  /** A token that was created for this run. */
  readonly newToken: string | undefined;
};

/**
 * Determines who may use the control plane. Other machines reach the sandbox only with a dedicated flag. They then need
 * a token: either the one from the options or a new one.
 *
 * @throws Error if the options contradict each other
 */
export const resolveAccess = (
  { host, allowRemote = false, allowedHost = [], controlToken }: Options,
  variable: string | undefined,
): Access => {
  if (!onLoopback(host) && !allowRemote)
    throw new Error(
      `--host ${host} lets other machines connect. Add --allow-remote to permit it: the control plane and the dashboard then require a token.`,
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
