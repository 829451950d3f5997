import { request } from 'node:http';

/** This server sends requests only to this machine, and to no other host. */
const reachable = '127.0.0.1';

/** Sends a POST on a separate connection, without following redirects. Returns the status, or null without a response. */
export const post = (
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  signal: AbortSignal,
): Promise<number | null> =>
  new Promise((resolve) => {
    if (new URL(url).hostname !== reachable) {
      resolve(null);
      return;
    }
    request(url, { method: 'POST', agent: false, headers, signal })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode ?? null);
      })
      .on('error', () => resolve(null))
      .end(body);
  });
