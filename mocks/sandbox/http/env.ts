import type { HttpBindings } from '@hono/node-server';

/** Node's request and response, where the sandbox is served on a port. */
export type Bindings = Partial<HttpBindings>;

/** What the pages and the control plane know of a request beside the request. */
export type Env = {
  Bindings: Bindings;
  Variables: { requestId: string };
};
