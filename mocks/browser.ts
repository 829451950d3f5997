export * from './on-every-host.ts';
export { InvalidOptionError } from './sandbox/core/option-checks.ts';
export { createSandbox } from './sandbox/create-sandbox.ts';
export { type Sandbox, SandboxClosedError } from './sandbox/sandbox.ts';
export type { SandboxSnapshot } from './sandbox/store/seed/sandbox-snapshot.ts';
export type { SandboxOptions } from './sandbox/wiring/options.ts';
