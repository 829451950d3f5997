import type { ClauseId } from '@workspace-api/contract';
import { valueAt } from '../../checks/json-pointer.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/with-cleanup.ts';
import { liveTenant, runsToken, secondTenant } from './tenants.ts';

/** A string of the theme that may be changed. */
const pointer = '/typography/font_family_heading';

const readValue = async (actor: Actor) =>
  valueAt((await actor.prepare({ operation: 'getTheme' })).json(), pointer);

/** Expects that the run sees a change of its theme, and the reader doesn't. */
const expectOwnTheme = async (t: Case, clause: ClauseId, reader: Actor): Promise<void> => {
  const writer = runsToken(t);
  const patch = (value: unknown) =>
    writer.prepare({ operation: 'updateTheme', body: [{ op: 'replace', path: pointer, value }] });
  const before = await readValue(writer);
  if (typeof before !== 'string') return t.notExercised(clause, `a string at ${pointer} of the theme`);
  const fresh = t.unique('Gate');
  await withCleanup(
    async () => {
      await patch(fresh);
      if ((await readValue(writer)) !== fresh) t.notExercised(clause, 'a theme that shows its change');
      const readerValue = await readValue(reader);
      t.expect(clause, readerValue !== fresh, {
        expected: `a theme other than the theme of ${writer.workspace} in mode ${writer.mode}`,
        got: `${String(readerValue)} at ${pointer}, which was written there`,
      });
    },
    () => patch(before),
  );
};

export default scenario(
  'tenancy.themes',
  'Each workspace and each mode has its own theme',
  { holds: ['theme'] },
  async (gate) => {
    await gate.case('another workspace', async (t) => {
      await expectOwnTheme(
        t,
        'tenancy.writes-stay-in-workspace',
        await secondTenant(t, ['tenancy.writes-stay-in-workspace']),
      );
    });

    await gate.case('live mode', async (t) => {
      await expectOwnTheme(
        t,
        'authentication.test-data-isolated',
        await liveTenant(t, ['authentication.test-data-isolated']),
      );
    });
  },
);
