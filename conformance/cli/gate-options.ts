import type { GateOptions } from '../engine/run/gate-options.ts';
import { CannotStart } from '../engine/run/preflight.ts';
import type { GateConfig } from './config/define-config.ts';
import type { CliOptions } from './options.ts';

const defined = <T extends object>(options: T): Partial<T> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Partial<T>;

/** The command line over the configuration file over the environment. @throws CannotStart where something is missing */
export const gateOptions = (
  cli: CliOptions,
  config: GateConfig,
  env: Record<string, string | undefined>,
): GateOptions & { reportDir: string } => {
  const { driverOption, list: _list, config: _config, ...rest } = cli;
  const merged = {
    ...(env.WORKSPACE_TOKEN ? { token: env.WORKSPACE_TOKEN } : {}),
    ...config,
    ...defined(rest),
    driverOptions: { ...config.driverOptions, ...driverOption },
  };
  const { target, token } = merged;
  if (!target) throw new CannotStart('Say which server to judge: --target http://127.0.0.1:4010/v1');
  if (!token) throw new CannotStart('Give a token: --token key_test_..., or the variable WORKSPACE_TOKEN.');
  return { ...merged, target, token, reportDir: merged.reportDir ?? 'reports' };
};
