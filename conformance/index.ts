/**
 * The conformance gate of the Workspace API, as a library.
 *
 * Layers, lowest first; a layer imports only lower ones:
 *
 *     target      HTTP, exchanges, and the interface of drivers
 *     checks      checks an exchange, a walk, an encoding, a state machine
 *     resources   how to get, create and delete a record of each kind
 *     engine      runs scenarios and emits events; builds the report
 *     scenarios   one file per behaviour
 *     run-gate    the engine with the scenarios
 *     passive     the proxy and recorded traffic
 *     report      the report as terminal output, HTML, JUnit, JSON
 *     cli, vitest the command, and the adapter for a test suite
 *
 * Drivers import only `target`.
 */
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
