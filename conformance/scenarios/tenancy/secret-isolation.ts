import { isDeepStrictEqual } from 'node:util';
import type { ClauseId } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { type Secret, secretNamed } from '../secrets/secret-records.ts';
import { documented } from '../shared/documented-members.ts';

const shown = (secret: Secret): unknown => documented('listSecrets', secret);

/** Expects that a secret of the run is as it was, whatever someone else does to one of that name. */
export const expectOwnSecret = async (t: Case, clauses: readonly ClauseId[], other: Actor): Promise<void> => {
  const ours = await t.request('setSecret');
  const { name } = ours.body as { name: string };
  const path = { name };
  await t.prepare(ours);
  const before = await secretNamed(t, name);
  if (!before) return t.notExercised(clauses, 'a list that shows a new secret');
  const expectSame = async (done: string) => {
    const after = await secretNamed(t, name);
    for (const clause of clauses)
      t.expect(clause, after !== undefined && isDeepStrictEqual(shown(after), shown(before)), {
        expected: `${JSON.stringify(before)}, though the secret of that name was ${done} in ${other.workspace}, mode ${other.mode}`,
        got: JSON.stringify(after) ?? 'no such secret',
      });
  };
  const body = t.sample('setSecret', { name, purpose: t.unique('gate-purpose') });
  await other.prepare({ operation: 'setSecret', body });
  await expectSame('set');
  await other.prepare({ operation: 'rotateSecret', path });
  await expectSame('rotated');
  await other.prepare({ operation: 'deleteSecret', path });
  await expectSame('deleted');
};
