import type { CapabilityFunctions } from '../../target/driver.ts';
import type { Body, Control } from './control.ts';
import { signIn } from './sign-in.ts';

type Issued = { id: string; token: string; workspace: string };

const scopesOf = (scopes?: readonly string[]) =>
  scopes ? { scopes: [...scopes] as NonNullable<Body<'issueToken'>['scopes']> } : {};

/** Tokens, their limits, and cursors. */
export const credentialsCapabilities = ({ call, mode }: Control, otherWorkspace: string) => {
  const issue = (body: Body<'issueToken'>) => call<Issued>('issueToken', {}, body);
  return {
    'expire-token': ({ id }) => call('expireToken', { id }),
    'expire-cursor': ({ cursor }) => {
      const body: Body<'expireCursor'> = { cursor };
      return call('expireCursor', {}, body);
    },
    'session-token': async ({ workspace, scopes }) =>
      issue({ kind: 'session', workspace, mode: await mode(), ...scopesOf(scopes) }),
    'second-workspace': async () => {
      const workspace = otherWorkspace;
      const { token } = await issue({ kind: 'key', workspace, mode: await mode() });
      return { workspace, token };
    },
    'oauth-sign-in': ({ authorizeUrl }) => signIn(authorizeUrl),
    'exhaust-rate-limit': ({ id }) => call('exhaustRateLimit', { id }),
    'live-key': ({ workspace, scopes }) =>
      issue({ kind: 'key', workspace, mode: 'live', ...scopesOf(scopes) }),
  } satisfies Partial<CapabilityFunctions>;
};
