export {
  createReceiver,
  type ReceivedDelivery,
  type Receiver,
  type ReceiverAnswer,
} from './receiver/create-receiver.ts';
export { type Rejection, verifyDelivery } from './receiver/verify.ts';
export type { PrivateAddresses } from './sandbox/core/addresses.ts';
export { type Clock, manualClock, systemClock } from './sandbox/core/clock.ts';
export type { RateLimit } from './sandbox/core/rate-limiter.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox/create-sandbox.ts';
export { type FaultName, UnknownFaultError } from './sandbox/http/fault-injection/fault-injection.ts';
export { InvalidLatencyError, type Latency } from './sandbox/http/fault-injection/latency.ts';
export { type DemoToken, demoTokens } from './sandbox/seed/demo-tokens.ts';
export { BadRecords, type OwnRecords } from './sandbox/seed/own/own-records.ts';
export { BadSeedFile, readSeedFile } from './sandbox/seed/own/read-seed-file.ts';
export { type Served, serve } from './sandbox/serve.ts';
