export { createSandbox, type Sandbox } from './create-sandbox.ts';
export { type Served, serve } from './serve.ts';
export type { SandboxOptions } from './wiring/options.ts';
export type { SandboxSnapshot } from './wiring/snapshot.ts';
