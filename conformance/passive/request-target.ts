import { basePath } from '@workspace-api/contract';

/** The origins that a request in absolute form may name. */
export type Origins = { proxy: string; target: string };

/** A request target without its origin, as the bytes that the client sent. */
export type RequestTarget = { path: string; isForProxy: boolean };

const absoluteForm = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)(.*)$/is;

/**
 * Parses the target of a request (RFC 9112, section 3.2). Clients with `HTTP_PROXY` send the absolute form. Any other form is a
 * path at the proxy. Nothing in the path is decoded, encoded or resolved.
 *
 * @returns null if the target names another server
 */
export const parseRequestTarget = (
  method: string,
  requestTarget: string,
  origins: Origins,
): RequestTarget | null => {
  const [, address, rest = ''] = absoluteForm.exec(requestTarget) ?? [];
  if (address === undefined) return { path: requestTarget, isForProxy: true };
  const origin = URL.canParse(address) ? new URL(address).origin : null;
  if (origin !== origins.proxy && origin !== origins.target) return null;
  // An OPTIONS request without a path is about the whole server (section 3.2.4).
  const path = rest === '' && method === 'OPTIONS' ? '*' : rest.startsWith('/') ? rest : `/${rest}`;
  return { path, isForProxy: origin === origins.proxy };
};

/**
 * The path at the target for a path at the proxy. A path below `/v1` belongs to the API, whatever the target's base; any other
 * path stays unchanged.
 */
export const toTargetPath = (base: string, path: string): string => {
  const isApi = path === basePath || path.startsWith(`${basePath}/`) || path.startsWith(`${basePath}?`);
  return isApi ? new URL(base).pathname + path.slice(basePath.length) : path;
};
