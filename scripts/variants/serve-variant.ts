import { createSandbox, serve } from '../../mocks/index.ts';
import { compress } from '../../mocks/sandbox/http/encodings/compress.ts';
import type { Variant } from '../../mocks/variants/index.ts';
import type { Fetch } from '../../mocks/wrappers/fetch.ts';

/** A copy of a request of the port, of the platform's own class, with or without `Accept-Encoding`. */
const copyOf = ({ url, method, headers, body }: Request, compressed: boolean): Request => {
  const copy = new Headers(headers);
  if (!compressed) copy.delete('Accept-Encoding');
  return new Request(url, { method, headers: copy, ...(body && { body, duplex: 'half' }) });
};

/** A variant of a fresh sandbox on a port of this process. */
export type ServedVariant = {
  readonly url: string;
  close(): Promise<void>;
};

/**
 * Serves a variant of a fresh sandbox with its demo records.
 *
 * @param seed makes ids and cursors of the sandbox the same in every run
 */
export const serveVariant = async (variant: Variant, seed: number): Promise<ServedVariant> => {
  const sandbox = await createSandbox({ seed, ...(variant.outgoing && { outgoing: variant.outgoing }) });
  // The variant reads and writes plain bodies; what it answers is compressed as the caller asked.
  const plain: Fetch = (request) => sandbox.fetch(copyOf(request, false));
  const wrapped = variant.wrap(plain);
  const fetch: Fetch = async (request) => compress(request, await wrapped(copyOf(request, true)));
  const served = await serve({ fetch: (request) => fetch(request as Request) }, { port: 0 });
  return {
    url: served.url,
    async close() {
      await served.close();
      await sandbox.close();
    },
  };
};
