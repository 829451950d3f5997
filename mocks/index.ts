export * from './on-every-host.ts';
export { createReceiver, type Receiver } from './receiver/create-receiver.ts';
export type { ReceivedDelivery, ReceiverResponse } from './receiver/record-deliveries.ts';
export { type Rejection, verifyDelivery } from './receiver/verify.ts';
export {
  createSandbox,
  InvalidOptionError,
  type Sandbox,
  SandboxClosedError,
  type SandboxOptions,
  type SandboxSnapshot,
  type Served,
  serve,
} from './sandbox/index.ts';
export { readSeedFile, SeedFileError } from './sandbox/read-seed-file.ts';
