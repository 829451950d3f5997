import type { GateOptions } from '../../engine/settings/gate-options.ts';

/** How traffic of others is judged. */
export type PassiveConfig = {
  /** Operations or tags to judge, or patterns of them. Default: all. */
  include?: string[];
  /** Nothing but the observed traffic changes the target. Default: false. */
  exclusive?: boolean;
  /** The scopes of tokens that the traffic itself doesn't show, by token. */
  scopes?: Record<string, string[]>;
};

/** The settings of `conformance.config.ts`: the command's options and more. The command line takes precedence. */
export type GateConfig = Partial<Omit<GateOptions, 'signal'>> & {
  /** Folder of the reports. Default: reports. */
  reportDir?: string;
  /** What `proxy` and `har` know beside the traffic. */
  passive?: PassiveConfig;
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
