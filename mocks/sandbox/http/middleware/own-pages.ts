import { errors, inlineValue, type OperationShape } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Middleware } from '../call.ts';
import { isOrigin, isOwnOrigin } from '../own-pages.ts';

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
export const ownPages = (
  { controlAccess, credentialOrigins }: Pick<AppContext, 'controlAccess' | 'credentialOrigins'>,
  { scope }: OperationShape,
): Middleware => {
  const [resource, action] = scope?.split(':') ?? [];
  const details = { ...errors['policy-denied'].details, rule_id: 'rule_PAGEORIGIN', resource, action };
  return (call) => {
    const origin = call.header('Origin');
    const host = call.header('Host');
    if (origin === undefined || host === undefined || credentialOrigins.has(origin)) return;
    if (isOwnOrigin(origin, host, controlAccess)) return;
    throw problem('policy-denied', {
      message: `Pages of ${inlineValue(origin)} can't write to this sandbox. ${describeRemedy(origin)}`,
      details,
    });
  };
};
