import type { GateOptions } from '../../engine/run/gate-options.ts';

/** What `conformance.config.ts` may say: every option of the command, and what has no option. The command line wins. */
export type GateConfig = Partial<GateOptions> & {
  /** Folder for the reports: `reports`. */
  reportDir?: string;
};

/** Types a configuration file. */
export const defineConfig = (config: GateConfig): GateConfig => config;
