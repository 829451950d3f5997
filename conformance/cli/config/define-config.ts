import type { GateOptions } from '../../engine/settings/gate-options.ts';

/** How the gate checks traffic that other clients send. */
export type PassiveConfig = {
  /** Operations or tags to check, or patterns that match them. Default: all. */
  include?: string[];
  /** Whether the observed traffic is the only thing that changes the target. Default: false. */
  exclusive?: boolean;
  /** The scopes of tokens, by token, where the traffic itself doesn't show them. */
  scopes?: Record<string, string[]>;
};

/** The settings of `conformance.config.ts`: the command's options and more. The command line takes precedence. */
export type GateConfig = Partial<Omit<GateOptions, 'signal'>> & {
  /** The folder for the reports. Default: reports. */
  reportDir?: string;
  /** What `proxy` and `har` know in addition to the traffic. */
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
