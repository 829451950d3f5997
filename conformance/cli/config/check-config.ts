import { z } from 'zod';
import { listProblems, optionsSchema } from '../../engine/settings/gate-options.ts';
import { StartupError } from '../../engine/settings/startup-error.ts';
import type { GateConfig } from './define-config.ts';

const passive = z
  .strictObject({
    include: z.array(z.string().min(1)),
    exclusive: z.boolean(),
    scopes: z.record(z.string(), z.array(z.string())),
  })
  .partial();

const schema = z
  .strictObject({ ...optionsSchema.shape, reportDir: z.string().min(1), passive } satisfies Record<
    keyof GateConfig,
    z.ZodType
  >)
  .partial();

/** Checks the value that a configuration file exports. @throws StartupError if it isn't a valid configuration */
export const checkConfig = (config: unknown, file: string): GateConfig => {
  if (config === null || typeof config !== 'object') {
    throw new StartupError(`${file} needs a default export: export default defineConfig({ ... }).`);
  }
  const { error } = schema.safeParse(config);
  if (!error) return config;
  const settings = `Settings: ${Object.keys(schema.shape).join(', ')}.`;
  throw new StartupError(
    [`${file} is not a valid configuration.`, ...listProblems(error), settings].join('\n'),
  );
};
