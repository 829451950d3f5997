import { getOperation, type OperationId } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import type { ListOptions } from '../../resources/list-subjects.ts';
import { containsId, inOtherEncodings } from '../shared/each-encoding.ts';
import type { Item } from '../shared/list-page.ts';
import { unlessMissing } from '../shared/unless-missing.ts';

/** A record that was added for an actor, with the lists that show it to the actor. */
export type Written = {
  /** The id of the record, which no other record contains; null for a log entry, since a log may also show searches for it. */
  id: string | null;
  isIt: (item: Item) => boolean;
  /** The lists that show the record, with their filters. */
  views: readonly { list: OperationId; query?: NonNullable<ListOptions['query']> }[];
  /** The parent record of these lists. */
  path?: Record<string, string>;
};

/**
 * Expects that the lists of the reader don't show the writer's record, under the reader's own parent record or under
 * another one.
 */
const expectUnseen = async (
  t: Case,
  { id, isIt, views, path = {} }: Written,
  { writer, reader, below = path }: { writer: Actor; reader: Actor; below: Written['path'] | undefined },
  missing: string[],
): Promise<void> => {
  for (const { list, query = {} } of views) {
    if (!(await writer.subjects.find(list, isIt, { path, query }))) {
      missing.push(`a record that ${list} shows in mode ${writer.mode}`);
      continue;
    }
    const match = await reader.subjects.find(list, isIt, { path: below, query });
    t.expect('authentication.test-data-isolated', match === undefined, {
      expected: `a list in mode ${reader.mode} without what was written in mode ${writer.mode}`,
      got: JSON.stringify(match),
    });
    if (id === null) continue;
    const { token, workspace } = reader;
    const request = { operation: list, path: { slug: workspace, ...below }, query, token };
    await inOtherEncodings(t, getOperation(list), request, ({ text }) =>
      t.expect('authentication.test-data-isolated', !containsId(text, id), {
        expected: `an export in mode ${reader.mode} without what was written in mode ${writer.mode}`,
        got: id,
      }),
    );
  }
};

/**
 * Expects that the lists of each mode show the record added in that mode, and that the lists of the other mode don't. A
 * record that can't be added in one mode is not looked up in the other.
 *
 * @param write adds a record for an actor, or ends the case if it can't
 */
export const expectIsolation = async (
  t: Case,
  [test, live]: readonly [Actor, Actor],
  write: (actor: Actor) => Promise<Written>,
): Promise<void> => {
  const inTest = await unlessMissing(() => write(test));
  const inLive = await unlessMissing(() => write(live));
  const missing: string[] = inTest || inLive ? [] : ['a record that can be added'];
  if (inTest) await expectUnseen(t, inTest, { writer: test, reader: live, below: inLive?.path }, missing);
  if (inLive) await expectUnseen(t, inLive, { writer: live, reader: test, below: inTest?.path }, missing);
  const [first] = missing;
  if (first !== undefined) t.notExercised('authentication.test-data-isolated', first);
};
