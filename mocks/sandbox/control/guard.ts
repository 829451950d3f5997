import { headerNames, inlineValue } from '@workspace-api/contract';
import { controlErrors } from '@workspace-api/contract/sandbox';
import { isLoopback } from '../core/ip-address.ts';
import { Problem } from '../core/problem.ts';
import type { ControlAccess } from '../domain/control-access.ts';
import type { Call, Middleware } from '../http/call.ts';
import { isOwnHost, isOwnOrigin, loopbackNames } from '../http/own-pages.ts';

const { status, code, message } = controlErrors['loopback-only'];

const foreign = (requirement: string, value: string): Problem =>
  new Problem(status, { code, message: `${message} ${requirement} Received: ${inlineValue(value)}.` });

const getHost = (call: Call): string | undefined => {
  const host = call.header('Host');
  // An in-process request has no Host, and no one can have forged one. A request over a connection needs one.
  return host === undefined && call.connection !== undefined ? 'none' : host;
};

const names = ({ hosts }: ControlAccess): string =>
  [...loopbackNames, ...hosts].join(', ').replace(/, ([^,]+)$/, ' or $1');

/**
 * Accepts programs and pages of this machine. With a control token it also accepts other machines, which `controlToken`
 * then checks. It checks the Host as well as the address, because a foreign page can resolve its own name to this
 * machine's address (DNS rebinding). It checks the Origin because a foreign page can send a form to any address. A
 * webhook from a sandbox on this machine passes all these checks, and its subscriber chooses the address. It is
 * therefore rejected by its signature header.
 */
export const ownCallers: Middleware = (call) => {
  const { connection } = call;
  const { controlAccess } = call.context;
  const address = connection?.clientAddress;
  if (controlAccess.token === undefined && connection && !isLoopback(address ?? ''))
    throw foreign('Connect from a loopback address.', address ?? 'an unknown address');
  const host = getHost(call);
  if (host !== undefined && !isOwnHost(host, controlAccess))
    throw foreign(
      `Use the Host ${names(controlAccess)}${controlAccess.token ? ', an address, or one that --allowed-host names' : ''}.`,
      host,
    );
  if (call.header(headerNames.svcSignature) !== undefined)
    throw foreign('Deliver webhooks elsewhere.', headerNames.svcSignature);
  const origin = call.header('Origin');
  if (origin !== undefined && !isOwnOrigin(origin, host, controlAccess))
    throw foreign(`Use a page of ${names(controlAccess)}.`, origin);
};
