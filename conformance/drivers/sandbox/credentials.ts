import type { CapabilityFunctions } from '../../target/driver.ts';
import { type Control, conflict, type Input, Refusal } from './control.ts';
import { signIn } from './sign-in.ts';

/** A workspace that no user of the demo workspaces can access. */
const forbidden = 'no-access';

type Scopes = NonNullable<Input<'issueToken'>['body']['scopes']>;

/** Tokens, their limits, and cursors. */
export const credentialsCapabilities = ({ call, mode, headersTo }: Control, otherWorkspace: string) => {
  const issue = async (
    kind: 'key' | 'session',
    workspace: string,
    scopes?: readonly string[],
    live = false,
  ) =>
    call('issueToken', {
      body: {
        kind,
        workspace,
        mode: live ? 'live' : await mode(),
        ...(scopes && { scopes: [...scopes] as Scopes }),
      },
    });
  return {
    'expire-token': ({ id }) => call('expireToken', { path: { id } }),
    'expire-cursor': ({ cursor }) => call('expireCursor', { body: { cursor } }),
    'session-token': ({ workspace, scopes }) => issue('session', workspace, scopes),
    'second-workspace': async () => {
      const { id, token } = await issue('key', otherWorkspace);
      // Its owner isn't the demo user, who owns the driver's sessions.
      await call('createWorkspace', { body: { slug: forbidden } }).catch((error: unknown) => {
        if (!(error instanceof Refusal && error.status === conflict)) throw error;
      });
      return { workspace: otherWorkspace, id, token, forbidden };
    },
    'oauth-sign-in': ({ authorizeUrl }) => signIn(authorizeUrl, headersTo(authorizeUrl)),
    'exhaust-rate-limit': ({ id }) => call('exhaustRateLimit', { path: { id } }),
    'live-key': ({ workspace, scopes }) => issue('key', workspace, scopes, true),
  } satisfies Partial<CapabilityFunctions>;
};
