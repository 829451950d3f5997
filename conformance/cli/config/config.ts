import { z } from 'zod';
import { StartupError } from '../../engine/errors.ts';
import { optionsSchema, parseOptions } from '../../engine/settings/gate-options.ts';
import { strictObject } from '../../target/schema.ts';

const schema = strictObject(
  {
    ...optionsSchema.shape,
    /** The folder for the reports. Default: reports. */
    reportDir: z.string().min(1),
    /** The dashboard of the sandbox in which links of report.html repeat findings. Default: of one on this machine. */
    sandboxUrl: z.url({ protocol: /^https?$/ }),
    /** How the gate checks traffic that other clients send, with `proxy` and `har`. */
    passive: strictObject({
      /** Operations or tags to check, or patterns that match them. Default: all. */
      include: z.array(z.string().min(1)),
      /** Whether the observed traffic is the only thing that changes the target. Default: false. */
      exclusive: z.boolean(),
      /** The scopes of tokens, by token, where the traffic itself doesn't show them. */
      scopes: z.record(z.string(), z.array(z.string())),
    }).partial(),
  },
  'setting',
).partial();

/** The settings of `conformance.config.ts`: the command's options and more. The command line takes precedence. */
export type GateConfig = z.input<typeof schema>;

/**
 * Types a configuration file.
 *
 * @example
 * export default defineConfig({
 *   target: 'http://127.0.0.1:4010/v1',
 *   unsupported: [{ tag: 'billing', reason: 'planned for May' }],
 * });
 */
export const defineConfig = (config: GateConfig): GateConfig => config;

/** Checks the value that a configuration file exports. @throws StartupError if it isn't a valid configuration */
export const checkConfig = (config: unknown, file: string): GateConfig => {
  if (config === null || typeof config !== 'object') {
    throw new StartupError(`${file} needs a default export: export default defineConfig({ ... }).`);
  }
  parseOptions(schema, config, `${file} is not a valid configuration.`);
  return config;
};
