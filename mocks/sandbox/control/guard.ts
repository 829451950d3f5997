import { headerNames, inlineValue } from '@workspace-api/contract';
import { controlErrors } from '@workspace-api/contract/sandbox';
import { Problem } from '../core/problem.ts';
import type { Call, Middleware } from '../http/call.ts';

const loopbackName = /^(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
const loopbackOrigin = /^https?:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?$/i;
const loopbackAddress = /^(?:::ffff:)?127\.|^::1$/;

const { status, code, message } = controlErrors['loopback-only'];

const loopbackOnlyProblem = (requirement: string, given: string): Problem =>
  new Problem(status, {
    error: {
      code,
      message: `${message} ${requirement} Given: ${inlineValue(given)}.`,
    },
  });

const hostOf = (call: Call): string | undefined => {
  const host = call.header('Host');
  // A request made in process has no Host, and nobody can have forged one; a request over a connection needs one.
  return host === undefined && call.bindings.incoming !== undefined ? 'none' : host;
};

/**
 * Accepts programs and pages of this machine only. The Host is checked as well as the address, because a foreign page
 * can resolve its own name to this machine's address (DNS rebinding), and the Origin, because it can send a form to any
 * address. A webhook has none of these marks, but a signature: whoever subscribes chooses where a sandbox of this machine
 * sends it.
 */
export const loopbackOnly: Middleware = (call) => {
  const { incoming } = call.bindings;
  const address = incoming?.socket.remoteAddress;
  if (incoming !== undefined && !loopbackAddress.test(address ?? ''))
    throw loopbackOnlyProblem('Connect from a loopback address.', address ?? 'an unknown address');
  const host = hostOf(call);
  if (host !== undefined && !loopbackName.test(host))
    throw loopbackOnlyProblem('Use the Host 127.0.0.1, localhost or [::1].', host);
  if (call.header(headerNames.svcSignature) !== undefined)
    throw loopbackOnlyProblem('Deliver webhooks elsewhere.', headerNames.svcSignature);
  const origin = call.header('Origin');
  if (origin !== undefined && !loopbackOrigin.test(origin))
    throw loopbackOnlyProblem('Use a page of 127.0.0.1, localhost or [::1].', origin);
};
