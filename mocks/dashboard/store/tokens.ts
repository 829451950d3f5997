import { control } from '../client/control.ts';
import { type Mode, mode, sandbox, workspace } from './sandbox.ts';

/** Tokens that were issued for workspaces without a known one, by workspace and mode. */
const issued = new Map<string, Promise<string>>();

const knownToken = (slug: string, inMode: Mode): string | undefined =>
  (sandbox.value?.tokens ?? [])
    .filter((token) => token.kind === 'key' && token.workspace === slug && token.mode === inMode)
    .toSorted((one, other) => other.scopes.length - one.scopes.length)[0]?.token;

const issue = (slug: string, inMode: Mode): Promise<string> => {
  const name = `${slug} ${inMode}`;
  const before = issued.get(name);
  if (before) return before;
  const token = control('issueToken', { body: { kind: 'key', workspace: slug, mode: inMode } }).then(
    (answer) => answer.token,
  );
  issued.set(name, token);
  token.catch(() => issued.delete(name));
  return token;
};

/** The Authorization header for the chosen workspace and mode: a token with every scope. */
export const authorizationOf = async (): Promise<string> => {
  const [slug, inMode] = [workspace.value, mode.value];
  return `Bearer ${knownToken(slug, inMode) ?? (await issue(slug, inMode))}`;
};

/** Forgets the issued tokens, which a reset deletes. */
export const forgetIssuedTokens = (): void => issued.clear();
