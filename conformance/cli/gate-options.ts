import { keyPrefixes, sandboxUrl } from '@workspace-api/contract';
import { StartupError } from '../engine/errors.ts';
import type { GateOptions } from '../engine/settings/gate-options.ts';
import type { GateConfig } from './config/config.ts';
import type { CliOptions } from './options.ts';

type Defined<T> = { [Name in keyof T]: Exclude<T[Name], undefined> };

/** Omits the members that are undefined, so that the configuration applies to them. */
const defined = <T extends object>(options: T) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Defined<T>;

/**
 * Merges the options. The command line takes precedence over the configuration file, which takes precedence over the
 * environment.
 *
 * @throws StartupError if the target or the token is missing
 */
export const gateOptions = (
  cli: CliOptions,
  config: GateConfig,
  env: Record<string, string | undefined>,
): GateOptions & { reportDir: string; sandboxUrl?: string | undefined } => {
  const { driverOption, maxWait, maxDuration } = cli;
  // The gate ignores the members that are settings of the command.
  const merged = {
    ...(env.WORKSPACE_TOKEN ? { token: env.WORKSPACE_TOKEN } : {}),
    ...config,
    ...defined({ ...cli, maxWaitMs: maxWait, maxDurationMs: maxDuration }),
    driverOptions: { ...config.driverOptions, ...driverOption },
  };
  const { target, token } = merged;
  if (!target) throw new StartupError(`Missing target. Pass one, such as --target ${sandboxUrl}.`);
  if (!token)
    throw new StartupError(`Missing token. Pass --token ${keyPrefixes.test}... or set WORKSPACE_TOKEN.`);
  return { ...merged, target, token, reportDir: merged.reportDir ?? 'reports' };
};
