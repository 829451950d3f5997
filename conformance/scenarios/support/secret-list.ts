import type { ClauseId } from '@workspace-api/contract';
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

/** Sets a secret. Ends the case if it is refused, since the contract chose the body. */
export const setSecret = async (
  t: Case,
  clauses: readonly ClauseId[],
  body: Record<string, unknown>,
): Promise<{ text: string; name: string }> => {
  const sample = t.sample('setSecret') as { name: string };
  const sent = { ...sample, ...body };
  const answer = await t.send({ operation: 'setSecret', body: sent });
  if (answer.status > 299)
    t.notExercised(clauses, `a secret: setSecret answered ${answer.status} to its body`);
  return { text: answer.text, name: sent.name };
};
