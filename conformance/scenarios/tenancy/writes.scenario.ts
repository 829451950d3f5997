import { isDeepStrictEqual } from 'node:util';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { expectOwnTheme } from '../support/one-theme.ts';
import { runsToken, secondTenant } from '../support/other-tokens.ts';
import { type Secret, secretNamed } from '../support/secret-list.ts';

const stays = 'tenancy.writes-stay-in-workspace';
const names = 'tenancy.names-are-per-workspace';

/** What the service document names of a secret: any further member may tell of the answer. */
const named = ({ name, created_at, updated_at, purpose, residency, zdr }: Secret) => ({
  name,
  created_at,
  updated_at,
  purpose,
  residency,
  zdr,
});

/** Expects that the secret of the run's workspace is as it was. */
const expectSame = async (t: Case, name: string, before: Secret, done: string) => {
  const after = await secretNamed(t, name);
  for (const clause of [names, stays] as const)
    t.expect(clause, after !== undefined && isDeepStrictEqual(named(after), named(before)), {
      expected: `${JSON.stringify(before)}, though the secret of that name was ${done} in another workspace`,
      got: JSON.stringify(after) ?? 'no such secret',
    });
};

export default scenario(
  'tenancy.writes',
  'What is written in one workspace stays there, under the same name too',
  { clauses: [stays, names], needs: ['second-workspace'] },
  async (gate) => {
    await gate.case('a secret of the same name', async (t) => {
      const other = await secondTenant(t, [names, stays]);
      const ours = await t.request('setSecret');
      const { name } = ours.body as { name: string };
      const path = { name };
      await t.prepare(ours);
      const before = await secretNamed(t, name);
      if (!before) return t.notExercised([names, stays], 'a list that shows a new secret');
      const theirs = t.sample('setSecret', { name, purpose: t.unique('gate-purpose') });
      await other.prepare({ operation: 'setSecret', body: theirs });
      await expectSame(t, name, before, 'set');
      await other.prepare({ operation: 'rotateSecret', path });
      await expectSame(t, name, before, 'rotated');
      await other.prepare({ operation: 'deleteSecret', path });
      await expectSame(t, name, before, 'deleted');
    });

    await gate.case('the theme', async (t) => {
      const other = await secondTenant(t, [stays]);
      await expectOwnTheme(t, stays, { writer: runsToken(t), reader: other });
    });
  },
);
