import type { Case } from '../../engine/case/case.ts';

export type Secret = {
  name: string;
  created_at: string;
  updated_at: string;
  purpose?: string | null;
  residency?: string;
};

/** The secrets of the workspace. Ends the case if there are too many. */
export const secretsOf = async (t: Case): Promise<Secret[]> =>
  (await t.subjects.listed('listSecrets')) as Secret[];

/** The secret with this name. */
export const secretNamed = async (t: Case, name: string): Promise<Secret | undefined> =>
  (await t.subjects.found('listSecrets', (secret) => secret.name === name)) as Secret | undefined;

/** Sets a secret with these members. Ends the case if it is refused, since the contract chose the body. */
export const setSecret = async (
  t: Case,
  members: Record<string, unknown>,
): Promise<{ text: string; name: string; sent: Record<string, unknown> }> => {
  const sent = t.sample('setSecret', members) as Record<string, unknown> & { name: string };
  const { text } = await t.prepare({ operation: 'setSecret', body: sent });
  return { text, name: sent.name, sent };
};
