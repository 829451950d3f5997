import { getMimeType } from 'hono/utils/mime';
import { fromUtf8 } from '#host/bytes.ts';
import { problem } from '../core/problem.ts';
import type { FindFile, FoundFile } from '../host/types.ts';
import type { Call, Middleware, PlainResponse } from './call.ts';
import { nothingServed } from './middleware/unknown-route.ts';
import { notModified } from './not-modified.ts';
import type { RouteDefinition } from './router.ts';

const notBuilt = ({ name, remedy }: StaticMount) =>
  problem('upstream-unavailable', {
    message: `${name} is not built. Run ${remedy} in the repository, then reload this page.`,
  });

/** The types of files that Hono's table lacks. */
const moreTypes = { md: 'text/markdown; charset=utf-8', yaml: 'application/yaml' };

/** The Content-Type of a file, by its extension. Unknown files are never served as a page or a script. */
const getContentType = (file: string): string =>
  getMimeType(file) ?? getMimeType(file, moreTypes) ?? 'application/octet-stream';

/** A folder of files and the path where it is served. */
export type StaticMount = {
  /** The path of its index.html, without the trailing slash. */
  readonly path: string;
  /** Undefined if the host has no files: nothing is served. */
  readonly folder: FindFile | undefined;
  /** The name of the pages, at the start of a sentence: `The dashboard`. */
  readonly name: string;
  /** The command that builds the files. */
  readonly remedy: string;
  /** The Content-Security-Policy of its pages (CSP level 3). */
  readonly policy: string;
  /** Which pages may show its pages in a frame: none, or pages of this origin. */
  readonly framedBy: 'none' | 'self';
  /** The origin that texts in the files name, such as in samples. It is replaced by the origin of the request. */
  readonly origin?: string;
};

/** The files in which the origin is replaced. Scripts and styles name none. */
const namesOrigin = /\.(?:html|json|md|txt|yaml)$/;

/** An origin that needs no escaping in markup or JSON. A Host header could also have quotes. */
const plainOrigin = /^https?:\/\/[\w.:[\]-]+$/;

/** The origin by which the client reaches this server, if the file names another one. */
const getOrigin = ({ request }: Call, { path }: FoundFile, { origin }: StaticMount): string | undefined => {
  const { origin: own } = new URL(request.url);
  return origin !== undefined && own !== origin && plainOrigin.test(own) && namesOrigin.test(path)
    ? own
    : undefined;
};

/** Whether a file never changes: Vite adds a hash of the content to the names of such files. */
const isImmutable = (file: string): boolean => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(file);

/** A weak entity tag, because the bytes differ by Content-Encoding (RFC 9110 section 8.8.1). */
const entityTag = ({ bytes, modifiedAt }: FoundFile, origin: string | undefined): string =>
  `W/"${[bytes.toString(36), modifiedAt.toString(36), ...(origin === undefined ? [] : [encodeURIComponent(origin)])].join('-')}"`;

const fileResponse = async (call: Call, file: FoundFile, mount: StaticMount): Promise<PlainResponse> => {
  const { policy, framedBy } = mount;
  const origin = getOrigin(call, file, mount);
  const tag = entityTag(file, origin);
  const headers = {
    'Cache-Control': isImmutable(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Content-Security-Policy': `${policy}; frame-ancestors '${framedBy}'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': framedBy === 'self' ? 'SAMEORIGIN' : 'DENY',
  };
  const unchanged = notModified(call, tag, headers);
  if (unchanged) return unchanged;
  const content = call.request.method === 'HEAD' ? null : await file.read();
  const body =
    content !== null && origin !== undefined
      ? fromUtf8(content).replaceAll(mount.origin ?? origin, origin)
      : content;
  return { status: 200, headers: { ...headers, ETag: tag, 'Content-Type': getContentType(file.path) }, body };
};

/**
 * Creates the routes of a folder of files. A file is read on request, so a sandbox without a browser reads none.
 *
 * @param first the middlewares before each request, such as a guard
 */
export const staticRoutes = (mount: StaticMount, first: readonly Middleware[]): RouteDefinition[] => {
  const { path, folder } = mount;
  if (!folder) return [];
  const index: Middleware = async (call) => {
    const file = await folder('index.html');
    if (!file) throw notBuilt(mount);
    return fileResponse(call, file, mount);
  };
  const other: Middleware = async (call) => {
    const file = await folder(call.path.slice(path.length + 1));
    if (file) return fileResponse(call, file, mount);
    // Distinguishes a folder that was never built from a missing page.
    const isPage = getContentType(call.path).startsWith('text/html');
    if (isPage && !(await folder('index.html'))) throw notBuilt(mount);
  };
  // Relative addresses in the page start at the slash.
  const toIndex: Middleware = () => ({ status: 308, headers: { Location: `${path}/` }, body: null });
  return [
    { method: 'GET', path, middlewares: [...first, toIndex] },
    { method: 'GET', path: `${path}/`, middlewares: [...first, index] },
    { method: 'GET', path: `${path}/:file{.+}`, middlewares: [...first, other, nothingServed] },
  ];
};
