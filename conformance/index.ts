export { defineConfig, type GateConfig } from './cli/config/define-config.ts';
export type { Report } from './engine/report/report.ts';
export type { GateOptions } from './engine/run/gate-options.ts';
export { CannotStart } from './engine/run/preflight.ts';
export { runGate } from './engine/run/run-gate.ts';
export { writeReports } from './report/write-reports.ts';
export type {
  CapabilityFunctions,
  CapabilityName,
  Driver,
  DriverFactory,
  DriverTarget,
} from './target/driver.ts';
