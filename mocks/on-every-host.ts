// What the package exports in Node and in a page.
export {
  type Control,
  ControlError,
  type NewRecords,
  type Resource,
  type StoredRecords,
} from '@workspace-api/contract/sandbox';
export { type ConnectedSandbox, connectSandbox } from './sandbox/connect-sandbox.ts';
export { type Clock, manualClock, systemClock } from './sandbox/core/clock.ts';
export type { KnownToken } from './sandbox/domain/app-context.ts';
export { demoTokens } from './sandbox/features/tokens/demo-tokens.ts';
export type { PrivateAddresses } from './sandbox/host/network.ts';
export type { CompletedRequest } from './sandbox/http/completed-request.ts';
export { InvalidLatencyError, type Latency } from './sandbox/http/fault-injection/latency.ts';
export {
  type LoadMutants,
  type Mutant,
  UnknownMutantError,
} from './sandbox/http/fault-injection/mutants.ts';
export { InvalidSnapshotError } from './sandbox/store/seed/sandbox-snapshot.ts';
export { InvalidRecordsError, type Seed } from './sandbox/store/seed/seed-records.ts';
export type { RateLimit } from './sandbox/wiring/options.ts';
