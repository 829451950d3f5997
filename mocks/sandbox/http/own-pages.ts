import { isIpAddress, isLoopback, unbracket } from '../core/ip-address.ts';
import type { ControlAccess } from '../domain/control-access.ts';

/** The names of this machine, as Host headers and origins contain them. */
export const loopbackNames: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Parses the name of a Host header or an origin, without its port; undefined if it is invalid. */
const parseHostname = (host: string): string | undefined =>
  /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d+)?$/i.exec(host)?.[1]?.toLowerCase();

const originName = (origin: string): string | undefined => {
  const host = /^https?:\/\/(.+)$/i.exec(origin)?.[1];
  return host === undefined ? undefined : parseHostname(host);
};

/** Whether a host names this machine. No one can make an address name another machine, so each loopback address counts. */
const isThisMachine = (name: string): boolean => loopbackNames.has(name) || isLoopback(unbracket(name));

/**
 * Whether a Host header names this sandbox. If other machines may connect, an IP address is accepted too. A foreign
 * page that resolves its own name to this machine (DNS rebinding) sends its own name instead.
 */
export const isOwnHost = (host: string, { token, hosts }: ControlAccess): boolean => {
  const name = parseHostname(host);
  if (name === undefined) return false;
  return isThisMachine(name) || hosts.has(name) || (token !== undefined && isIpAddress(unbracket(name)));
};

/**
 * Whether an origin is a page of this machine or of the sandbox's own host, on any port. Names below `localhost` belong
 * to this machine (RFC 6761 section 6.3).
 *
 * @param host the Host header of the request; a host that isn't the sandbox's own doesn't count
 */
export const isOwnOrigin = (origin: string, host: string | undefined, access: ControlAccess): boolean => {
  const name = originName(origin);
  if (name === undefined) return false;
  if (isThisMachine(name) || name.endsWith('.localhost') || access.hosts.has(name)) return true;
  return host !== undefined && isOwnHost(host, access) && name === parseHostname(host);
};

/**
 * Whether a value is an origin as browsers send it: scheme, host and port, without a path (RFC 6454 section 6.2). Also of
 * a browser extension, whose scheme is its own.
 */
export const isOrigin = (value: unknown): value is string => {
  if (typeof value !== 'string' || !URL.canParse(value)) return false;
  const { protocol, host } = new URL(value);
  return host !== '' && `${protocol}//${host}` === value;
};
