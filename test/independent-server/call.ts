import type { ServerResponse } from 'node:http';
import type { Principal } from './auth.ts';
import type { ListPage } from './encodings.ts';
import { notFound } from './errors.ts';
import type { Store, Tenant } from './store.ts';
import type { Row } from './values.ts';

/** One authenticated request. */
export interface Call {
  store: Store;
  principal: Principal;
  /** The data of the path's workspace in the caller's mode. Without one in the path, the caller's workspace. */
  tenant: Tenant;
  method: string;
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  header(name: string): string | undefined;
  raw: Buffer;
}

/** The response of a handler. */
export interface Reply {
  status: number;
  body?: unknown;
  list?: ListPage;
  headers?: Record<string, string>;
  stream?: (response: ServerResponse) => void;
}

/**
 * Handlers by method, path under /v1 (`~` is a workspace) and scope. Then follows `list` if the endpoint supports all encodings,
 * or `stream` if it has its own framing.
 */
export type Handlers = Record<string, (call: Call) => Reply>;

export const ok = (body: unknown, headers: Record<string, string> = {}): Reply => ({
  status: 200,
  body,
  headers,
});
export const created = (body: unknown, headers: Record<string, string> = {}): Reply => ({
  status: 201,
  body,
  headers,
});
export const accepted = (body: object = {}, headers: Record<string, string> = {}): Reply => ({
  status: 202,
  body,
  headers,
});
export const noContent: Reply = { status: 204 };

/** The row whose id is in the path. @throws ApiError 404 if there is none */
export function requireRow<T extends Row>(rows: T[], { params }: Call, what: string): T {
  const row = rows.find(({ id }) => id === params.id);
  if (row === undefined) throw notFound(what);
  return row;
}
