import type { GateOptions } from '../../engine/settings/gate-options.ts';

/** The settings of `conformance.config.ts`: the command's options and more. The command line takes precedence. */
export type GateConfig = Partial<Omit<GateOptions, 'signal'>> & {
  /** Folder of the reports. Default: reports. */
  reportDir?: string;
};

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
