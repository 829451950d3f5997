export { createSandbox, type Sandbox, SandboxClosedError } from './create-sandbox.ts';
export { type Served, serve } from './serve.ts';
export { InvalidOptionError } from './wiring/check-options.ts';
export type { SandboxOptions } from './wiring/options.ts';
export type { SandboxSnapshot } from './wiring/snapshot.ts';
