import { createDisclosures } from '../../checks/disclosed-secrets.ts';
import type { RunSettings } from '../settings/settings.ts';

/** Creates the credentials of a run: which ones reports hide, and what is known about each. */
export const createCredentials = ({
  token,
  tokens: { session, live, secondWorkspace },
}: Pick<RunSettings, 'token' | 'tokens'>) => {
  const secrets = new Map([[token, 'TOKEN']]);
  if (session) secrets.set(session, 'SESSION_TOKEN');
  if (live) secrets.set(live, 'LIVE_TOKEN');
  if (secondWorkspace) secrets.set(secondWorkspace.token, 'SECOND_TOKEN');
  const harmless = new Set<string>();
  return {
    /** Secrets seen so far, with the shell variable that replaces each in a report. */
    secrets: secrets as ReadonlyMap<string, string>,
    /** Invalid credentials that scenarios made up. Reports show them as they are. */
    harmless: harmless as ReadonlySet<string>,
    /** Secrets that the target created or received, which its responses must not show. */
    disclosures: createDisclosures(),
    /** The mode that each token acts in, once it has been looked up. */
    modes: new Map<string, Promise<string>>(),
    /** Keeps a secret out of every report. @param kind the prefix of its shell variable */
    keepSecret: (secret: string, kind: string): void => {
      if (secret && !secrets.has(secret)) secrets.set(secret, `${kind}_${secrets.size}`);
    },
    /** Records a token that is sent. A token that isn't a known secret was made up to be refused. */
    noteSentToken: (sentToken: string): void => {
      if (!secrets.has(sentToken)) harmless.add(sentToken);
    },
  };
};
