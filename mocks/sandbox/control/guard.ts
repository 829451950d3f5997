import { inlineValue } from '@workspace-api/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { Problem } from '../core/problem.ts';
import type { Env } from '../http/env.ts';

const loopbackName = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
const loopbackOrigin = /^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

const refuse = (what: string, got: string): Problem =>
  new Problem(403, {
    error: {
      code: 'loopback_only',
      message: `This part of the sandbox serves this machine only: ${what}, and not ${inlineValue(got)}.`,
    },
  });

const hostOf = (c: Context<Env>): string | undefined => {
  const host = c.req.header('Host');
  // Called in process, a request has no Host and nobody can have forged one; over a connection it has to have one.
  return host === undefined && c.env.incoming !== undefined ? '(none)' : host;
};

/**
 * Lets nobody in but this machine's own programs and pages. The Host is checked as well as the address, since a
 * foreign page can give its own name this machine's address (DNS rebinding), and the Origin, since it can send a form
 * to any address.
 */
export const loopbackOnly = (): MiddlewareHandler<Env> => async (c, next) => {
  const address = c.env.incoming?.socket.remoteAddress;
  if (c.env.incoming !== undefined && !loopbackAddress.test(address ?? '')) {
    throw refuse('connect from a loopback address', address ?? 'an unknown one');
  }
  const host = hostOf(c);
  if (host !== undefined && !loopbackName.test(host)) {
    throw refuse('call it by the Host 127.0.0.1, localhost or [::1]', host);
  }
  const origin = c.req.header('Origin');
  if (origin !== undefined && !loopbackOrigin.test(origin)) {
    throw refuse('call it from a page of 127.0.0.1, localhost or [::1]', origin);
  }
  await next();
};
