export { defineConfig, type GateConfig } from './config/define-config.ts';
export type {
  CapabilityFunctions,
  CapabilityName,
  Driver,
  DriverFactory,
  DriverTarget,
} from './driver.ts';
export type { Report } from './report/report.ts';
export { writeReports } from './report/write-reports.ts';
export type { GateOptions } from './run/gate-options.ts';
export { CannotStart } from './run/preflight.ts';
export { runGate } from './run/run-gate.ts';
