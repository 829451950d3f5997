import type { Disclosures } from '../../checks/disclosed-secrets.ts';
import type { RunSettings } from '../settings/settings.ts';

/** The credentials of a run: which ones reports hide, and what is known about each. */
export type Credentials = {
  /** Secrets seen so far, with the shell variable that replaces each in a report. */
  readonly secrets: ReadonlyMap<string, string>;
  /** Invalid credentials that scenarios made up. Reports show them as they are. */
  readonly harmless: ReadonlySet<string>;
  /** Secrets that the target created or received, which its responses must not show. */
  readonly disclosures: Disclosures;
  /** The mode that each token acts in, once it has been looked up. */
  readonly modes: Map<string, Promise<string>>;
  /** Keeps a secret out of every report. @param kind the prefix of its shell variable */
  keepSecret: (secret: string, kind: string) => void;
  /** Records a token that is sent. A token that isn't a known secret was made up to be refused. */
  noteSentToken: (token: string) => void;
};

/** Creates the credentials of a run, starting with the credentials of its settings. */
export const createCredentials = ({
  token,
  tokens: { session, live, secondWorkspace },
}: Pick<RunSettings, 'token' | 'tokens'>): Credentials => {
  const secrets = new Map([[token, 'TOKEN']]);
  if (session) secrets.set(session, 'SESSION_TOKEN');
  if (live) secrets.set(live, 'LIVE_TOKEN');
  if (secondWorkspace) secrets.set(secondWorkspace.token, 'SECOND_TOKEN');
  const harmless = new Set<string>();
  return {
    secrets,
    harmless,
    disclosures: new Map(),
    modes: new Map(),
    keepSecret: (secret, kind) => {
      if (secret && !secrets.has(secret)) secrets.set(secret, `${kind}_${secrets.size}`);
    },
    noteSentToken: (sentToken) => {
      if (!secrets.has(sentToken)) harmless.add(sentToken);
    },
  };
};
