import { operationList } from '@workspace-api/contract';
import { optionsSchema, parseOptions } from '../../engine/settings/gate-options.ts';
import { createMatcher } from '../../engine/settings/patterns.ts';
import { StartupError } from '../../engine/settings/startup-error.ts';
import { splitWaivers } from '../../engine/settings/waivers.ts';
import type { PassiveSettings } from '../../passive/observer.ts';
import type { GateConfig } from '../config/define-config.ts';
import type { PassiveCli } from './options.ts';

const checkInclude = (patterns: readonly string[]): void => {
  const names = operationList.flatMap(({ id, tag }) => [id, tag]);
  for (const pattern of patterns) {
    if (!names.some(createMatcher([pattern])))
      throw new StartupError(`--include: no operation or tag matches "${pattern}".`);
  }
};

/**
 * The settings of a passive run. The command line takes precedence over the configuration file.
 *
 * @throws StartupError on bad usage
 */
export const passiveSettings = (
  cli: PassiveCli,
  config: GateConfig,
  target: string,
  now: Date,
): PassiveSettings => {
  const only = cli.only ?? config.only ?? [];
  parseOptions(optionsSchema.pick({ only: true }), { only });
  const { waivers = [], unsupported = [], passive = {} } = config;
  const include = cli.include ?? passive.include ?? [];
  checkInclude(include);
  return {
    target,
    only,
    include,
    unsupported,
    ...splitWaivers(waivers, now),
    isExclusive: cli.exclusive ?? passive.exclusive ?? false,
    scopes: passive.scopes ?? {},
  };
};
