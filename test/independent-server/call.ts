import type { ServerResponse } from 'node:http';
import type { Principal } from './auth.ts';
import { notFound } from './errors.ts';
import type { Encoding } from './negotiate.ts';
import type { Store, Tenant } from './store.ts';
import { parseJson } from './validate.ts';

/** One authenticated request. */
export interface Call {
  store: Store;
  principal: Principal;
  method: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  header(name: string): string | undefined;
  raw: Buffer;
  requestId: string;
  encoding: Encoding;
  /** The base of the URL that the caller used, without a path. */
  origin: string;
}

/** One page of a list, before it is encoded. */
export interface ListPage {
  records: object[];
  columns: string[];
  nextCursor: string | null;
  hasMore: boolean;
  /** Whether `has_more` is part of the JSON envelope. */
  showHasMore: boolean;
}

/** The response of a handler. */
export interface Reply {
  status: number;
  body?: unknown;
  list?: ListPage;
  headers?: Record<string, string>;
  stream?: (response: ServerResponse) => void;
}

/** A success with a body. */
export const ok = (body: unknown, headers?: Record<string, string>): Reply => ({
  status: 200,
  body,
  ...(headers && { headers }),
});
/** A success without a body. */
export const noContent: Reply = { status: 204 };

/** The data of the path's workspace in the caller's mode. */
export function requireTenant(call: Call): Tenant {
  const workspace = call.store.workspaces.find(({ slug }) => slug === call.params.slug);
  if (!workspace) throw notFound(`Workspace ${call.params.slug}`);
  return call.store.tenant(call.principal.mode, workspace.id);
}

/** The data of every workspace that the caller can access. */
export const reachableTenants = (call: Call): Tenant[] =>
  call.principal.workspaces.map(({ id }) => call.store.tenant(call.principal.mode, id));

/** The first row that matches; throws 404 when there is none. */
export function find<T>(rows: T[], matches: (row: T) => boolean, what: string): T {
  const row = rows.find(matches);
  if (row === undefined) throw notFound(what);
  return row;
}

/** Reads the JSON body of a request. A missing body is an empty object. */
export const jsonBody = (call: Call): unknown => (call.raw.length === 0 ? {} : parseJson(call.raw));
