import { errors, inlineValue } from '@workspace-api/contract';
import { isIpAddress, isLoopback, unbracket } from '../core/ip-address.ts';
import { problem } from '../core/problem.ts';
import type { ControlAccess } from '../domain/control-access.ts';
import type { Middleware } from './call.ts';

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

/** Whether a value is an origin with the scheme `http` or `https`. */
export const isWebOrigin = (value: unknown): value is string => isOrigin(value) && /^https?:/.test(value);

const describeRemedy = (origin: string): string =>
  isOrigin(origin)
    ? `If it is your page, start the sandbox with --credential-origin ${origin} (createSandbox: credentialOrigins), or open it at localhost.`
    : 'If it is your page, serve it at localhost.';

/**
 * Refuses writes by pages of other origins. The demo tokens are public, so any page that the user's browser opens could
 * use them, for example to have webhooks sent to the addresses of this machine. Browsers send `Origin` with every write
 * (Fetch standard, section 3.2). The preflight is accepted, so that the page can read why its write was refused.
 *
 * A request without a Host header was passed to `fetch` by a program, not by a browser.
 */
export const ownPages: Middleware = (call) => {
  const { controlAccess, credentialOrigins } = call.context;
  const origin = call.header('Origin');
  const host = call.header('Host');
  if (origin === undefined || host === undefined || credentialOrigins.has(origin)) return;
  if (isOwnOrigin(origin, host, controlAccess)) return;
  const [resource, action] = call.operation.scope?.split(':') ?? [];
  throw problem('policy-denied', {
    message: `Pages of ${inlineValue(origin)} can't write to this sandbox. ${describeRemedy(origin)}`,
    details: { ...errors['policy-denied'].details, rule_id: 'rule_PAGEORIGIN', resource, action },
  });
};
