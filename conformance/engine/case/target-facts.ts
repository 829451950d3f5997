import type { Session } from '../session/session.ts';
import type { RunSettings } from '../settings/settings.ts';

/** What scenarios may know about the target. `scopes` are the token's; null if the target doesn't show them. */
export type TargetFacts = Readonly<Pick<RunSettings, 'url' | 'workspace' | 'mode' | 'token' | 'scopes'>>;

/** The target of a session. */
export const targetFacts = ({ settings: { url, workspace, mode, token, scopes } }: Session): TargetFacts => ({
  url,
  workspace,
  mode,
  token,
  scopes,
});
