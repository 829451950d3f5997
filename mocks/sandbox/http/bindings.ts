import type { HttpBindings } from '@hono/node-server';

/** Node's request and response, where the sandbox is served on a port. */
export type Bindings = Partial<HttpBindings> & {
  /** Aborted when the server stops: open streams end. */
  readonly closing?: AbortSignal;
};
