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
export type { KnownToken } from './sandbox/core/known-token.ts';
export type { PrivateAddresses } from './sandbox/core/private-addresses.ts';
export type { RateLimit } from './sandbox/core/rate-limiter.ts';
export { InvalidSnapshotError } from './sandbox/core/sandbox-snapshot.ts';
export { InvalidRecordsError, type Seed } from './sandbox/core/seed-records.ts';
export { demoTokens } from './sandbox/features/tokens/demo-tokens.ts';
export type { CompletedRequest } from './sandbox/http/completed-request.ts';
export {
  type LoadMutants,
  type Mutant,
  UnknownMutantError,
} from './sandbox/http/fault-injection/fault-injection.ts';
export { InvalidLatencyError, type Latency } from './sandbox/http/fault-injection/latency.ts';
