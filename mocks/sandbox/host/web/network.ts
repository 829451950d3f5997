import { type Network, type PrivateAddresses, readStart } from '../network.ts';

/**
 * Sends requests by the global `fetch`. A browser itself decides which addresses a page may reach: it requires that the
 * server allows the page's origin (CORS), so `allowed` has no effect.
 */
export const createNetwork = (_allowed: PrivateAddresses): Network => ({
  refusal: () => undefined,
  async send({ url, method, headers, body, signal }) {
    const response = await fetch(url, {
      method,
      headers,
      signal,
      redirect: 'manual',
      credentials: 'omit',
      ...(body.byteLength > 0 && { body }),
    });
    if (response.type === 'opaqueredirect')
      throw new Error('the response is a redirect, whose status the browser hides from the page');
    return { status: response.status, headers: [...response.headers], body: await readStart(response.body) };
  },
});
