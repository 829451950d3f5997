import type { CapabilityFunctions } from '../../target/driver.ts';
import { type Body, type Control, conflict, Refusal } from './control.ts';
import { signIn } from './sign-in.ts';

/** A workspace that no user of the demo workspaces can access. */
const forbidden = 'no-access';

type Issued = { id: string; token: string; workspace: string };

const toScopesInput = (scopes?: readonly string[]) =>
  scopes ? { scopes: [...scopes] as NonNullable<Body<'issueToken'>['scopes']> } : {};

/** Tokens, their limits, and cursors. */
export const credentialsCapabilities = ({ call, mode, headersTo }: Control, otherWorkspace: string) => {
  const issue = (body: Body<'issueToken'>) => call<Issued>('issueToken', {}, body);
  // Its owner isn't the demo user, who owns the driver's sessions.
  const makeForbidden = async () => {
    const body: Body<'createWorkspace'> = { slug: forbidden };
    await call('createWorkspace', {}, body).catch((error: unknown) => {
      const exists = error instanceof Refusal && error.status === conflict;
      if (!exists) throw error;
    });
  };
  return {
    'expire-token': ({ id }) => call('expireToken', { id }),
    'expire-cursor': ({ cursor }) => {
      const body: Body<'expireCursor'> = { cursor };
      return call('expireCursor', {}, body);
    },
    'session-token': async ({ workspace, scopes }) =>
      issue({ kind: 'session', workspace, mode: await mode(), ...toScopesInput(scopes) }),
    'second-workspace': async () => {
      const { id, token } = await issue({ kind: 'key', workspace: otherWorkspace, mode: await mode() });
      await makeForbidden();
      return { workspace: otherWorkspace, id, token, forbidden };
    },
    'oauth-sign-in': ({ authorizeUrl }) => signIn(authorizeUrl, headersTo(authorizeUrl)),
    'exhaust-rate-limit': ({ id }) => call('exhaustRateLimit', { id }),
    'live-key': ({ workspace, scopes }) =>
      issue({ kind: 'key', workspace, mode: 'live', ...toScopesInput(scopes) }),
  } satisfies Partial<CapabilityFunctions>;
};
