import type { Session } from './session.ts';

/** What a scenario may know of the target. */
export type TargetFacts = {
  /** The API's base, ending in /v1. */
  url: string;
  /** The workspace that is judged. */
  workspace: string;
  mode: string;
  /** The judge's own token. */
  token: string;
  /** The scopes that it holds; null where the target didn't say. */
  scopes: readonly string[] | null;
};

export const targetFacts = ({ settings }: Session): TargetFacts => ({
  url: settings.url,
  workspace: settings.workspace,
  mode: settings.mode,
  token: settings.token,
  scopes: settings.scopes,
});
