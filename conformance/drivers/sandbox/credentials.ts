import type { NewRecords } from '@workspace-api/contract/sandbox';
import type { CapabilityFunctions } from '../../target/driver.ts';
import { absent, conflict, ifRefused, type Plane, request } from './control.ts';

const isRedirect = (status: number): boolean => status >= 300 && status <= 399;

/** The preselected choices of the page. */
const listFields = (html: string): [string, string][] =>
  [...html.matchAll(/<input type="radio" name="([^"]+)" value="([^"]*)"[^>]*\schecked/g)].map(
    ([, name = '', value = '']) => [name, value],
  );

/**
 * Signs in through the sandbox's page as a browser does: opens the page, submits its form and allows the request.
 *
 * @param headers the headers that the page needs
 */
export const signIn = async (
  authorizeUrl: string,
  headers: Record<string, string>,
): Promise<{ redirect: string | null }> => {
  const page = await request(authorizeUrl, { headers, redirect: 'manual' });
  const html = await page.text();
  if (isRedirect(page.status)) return { redirect: page.headers.get('location') };
  if (!page.ok) return { redirect: null };
  const decided = await request(authorizeUrl, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams([...listFields(html), ['decision', 'allow']]),
  });
  return { redirect: isRedirect(decided.status) ? decided.headers.get('location') : null };
};

/** A workspace that no user of the demo workspaces can access. */
const forbidden = 'no-access';

type NewToken = NewRecords['tokens'];

/** Tokens, their limits, and cursors. */
export const credentialsCapabilities = ({ control, mode, headersTo }: Plane, otherWorkspace: string) => {
  const issue = async (kind: 'key' | 'session', slug: string, scopes?: readonly string[], live = false) => {
    const { id, secret = '' } = await control.addRecord({
      path: { slug, resource: 'tokens' },
      query: { mode: live ? 'live' : await mode() },
      body: { kind, ...(scopes && { scopes: [...scopes] as NonNullable<NewToken['scopes']> }) },
    });
    return { id, token: secret };
  };
  /** Changes a token, in whichever workspace it is. */
  const change = async (id: string, body: Partial<NewToken>) => {
    const { data: workspaces } = await control.listWorkspaces();
    for (const { slug } of workspaces) {
      const path = { slug, resource: 'tokens', id } as const;
      const isDone = await control.updateRecord({ path, body }).then(() => true, ifRefused(absent, false));
      if (isDone) return;
    }
    throw new Error(`No workspace has the token ${id}.`);
  };
  return {
    'expire-token': ({ id }) => change(id, { expires_in: 0 }),
    'expire-cursor': ({ cursor }) => control.expireCursor({ body: { cursor } }),
    'session-token': ({ workspace, scopes }) => issue('session', workspace, scopes),
    'second-workspace': async () => {
      const issued = await issue('key', otherWorkspace);
      // Its owner isn't the demo user, who owns the driver's sessions.
      await control.createWorkspace({ body: { slug: forbidden } }).catch(ifRefused(conflict, null));
      return { workspace: otherWorkspace, ...issued, forbidden };
    },
    'oauth-sign-in': ({ authorizeUrl }) => signIn(authorizeUrl, headersTo(authorizeUrl)),
    'exhaust-rate-limit': ({ id }) => control.exhaustRateLimit({ path: { id } }),
    'live-key': ({ workspace, scopes }) => issue('key', workspace, scopes, true),
    'require-mfa': ({ id, required }) => change(id, { mfa_required: required }),
  } satisfies Partial<CapabilityFunctions>;
};
