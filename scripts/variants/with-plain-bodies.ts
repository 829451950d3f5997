import { compress } from '../../mocks/sandbox/http/encodings/compress.ts';
import type { Fetch, Wrap } from '../../mocks/wrappers/fetch.ts';

/** A copy of a request of the port, of the platform's own class, with or without `Accept-Encoding`. */
const copyOf = ({ url, method, headers, body }: Request, compressed: boolean): Request => {
  const copy = new Headers(headers);
  if (!compressed) copy.delete('Accept-Encoding');
  return new Request(url, { method, headers: copy, ...(body && { body, duplex: 'half' }) });
};

/** A wrapper that reads and writes plain bodies; what it answers is compressed as the caller asked. */
export const withPlainBodies =
  (wrap: Wrap): Wrap =>
  (next) => {
    const plain: Fetch = (request) => next(copyOf(request, false));
    const wrapped = wrap(plain);
    return async (request) => compress(request, await wrapped(copyOf(request, true)));
  };
