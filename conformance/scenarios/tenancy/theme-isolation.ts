import type { ClauseId } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { valueAt } from '../../judging/json-pointer.ts';
import { restoring } from '../shared/with-cleanup.ts';

/** A text of the theme that may be changed. */
const text = '/typography/font_family_heading';

/** Expects that a change of the writer's theme is seen by the writer and not by the reader. */
export const expectOwnTheme = async (
  t: Case,
  clause: ClauseId,
  { writer, reader }: { writer: Actor; reader: Actor },
): Promise<void> => {
  const shown = async (actor: Actor) =>
    valueAt((await actor.prepare({ operation: 'getTheme' })).json(), text);
  const patch = (value: unknown) =>
    writer.prepare({ operation: 'updateTheme', body: [{ op: 'replace', path: text, value }] });
  const before = await shown(writer);
  if (typeof before !== 'string') return t.notExercised(clause, `a text at ${text} of the theme`);
  const fresh = t.unique('Gate');
  await restoring(
    async () => {
      await patch(fresh);
      if ((await shown(writer)) !== fresh) t.notExercised(clause, 'a theme that shows its change');
      const seen = await shown(reader);
      t.expect(clause, seen !== fresh, {
        expected: `another theme than that of ${writer.workspace} in mode ${writer.mode}`,
        got: `${String(seen)} at ${text}, which was written there`,
      });
    },
    () => patch(before),
  );
};
