/** The conformance gate of the Workspace API, as a library. */
export { defineConfig, type GateConfig } from './cli/config/config.ts';
export { InterruptedError, StartupError } from './engine/errors.ts';
export type { GateEvent } from './engine/events.ts';
export type { Report } from './engine/report/report.ts';
export type { GateOptions } from './engine/settings/gate-options.ts';
export { writeReports } from './report/write-reports.ts';
export { checkConformance, runGate } from './run-gate.ts';
export type {
  CapabilityFunctions,
  CapabilityName,
  Driver,
  DriverFactory,
  DriverTarget,
} from './target/driver.ts';
export type { Mapping } from './target/mapping.ts';
export type { StorageViews } from './target/storage-views.ts';
