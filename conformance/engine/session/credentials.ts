import { operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { createDisclosures } from '../../checks/disclosed-secrets.ts';
import type { Exchange } from '../../target/exchange.ts';
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

/** The operations that end the validity of a token. */
const revoking: readonly string[] = [
  operations.revokeToken.id,
  operations.rotateToken.id,
  operations.refreshSession.id,
];

/** Creates the record of a run's revocations, and of the refusals that they may have caused. */
export const createRevocations = () => {
  let last: Exchange | null = null;
  /** The last revocation before each token's last success, by `Authorization`. */
  const before = new Map<string, Exchange | null>();
  const causes = new WeakMap<Exchange, Exchange>();
  return {
    /** Notes an exchange, in order. */
    note: (exchange: Exchange): void => {
      const { authorization } = exchange.request.headers;
      if (authorization !== undefined && isSuccess(exchange)) before.set(authorization, last);
      const isRefused = exchange.status === 401 && authorization !== undefined;
      if (isRefused && last !== null && before.has(authorization) && before.get(authorization) !== last)
        causes.set(exchange, last);
      if (isSuccess(exchange) && revoking.includes(exchange.operation?.id ?? '')) last = exchange;
    },
    /** The last revocation between a token's last success and this refusal of the token; null if there is none. */
    findCause: (refusal: Exchange): Exchange | null => causes.get(refusal) ?? null,
  };
};
