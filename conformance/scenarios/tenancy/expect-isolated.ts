import { type ClauseId, getOperation, type OperationId } from '@workspace-api/contract';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Gate } from '../../engine/gate.ts';
import type { ListOptions } from '../../resources/list-subjects.ts';
import { containsId, getEncodings, requestIn } from '../shared/each-encoding.ts';
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
 * Expects that the lists of each actor show the record added for it, and that the lists of the other actor don't, under its own
 * parent record or under another one. A record that can't be added for one actor is not looked up by the other.
 *
 * @param write adds a record for an actor, or ends the case if it can't
 */
export const expectIsolated = async (
  t: Case,
  gate: Gate,
  clause: ClauseId,
  actors: readonly [Actor, Actor],
  write: (actor: Actor) => Promise<Written>,
): Promise<void> => {
  const [first, second] = [
    await unlessMissing(() => write(actors[0])),
    await unlessMissing(() => write(actors[1])),
  ];
  let isUnseen = first === null && second === null;
  for (const [writer, written, reader, read] of [
    [actors[0], first, actors[1], second],
    [actors[1], second, actors[0], first],
  ] as const) {
    const { id, isIt, views, path = {} } = written ?? { id: null, isIt: () => false, views: [] };
    const below = read?.path ?? path;
    const expected = `a list without what was written in ${writer.workspace}, mode ${writer.mode}`;
    for (const { list, query = {} } of views) {
      if (!(await writer.subjects.find(list, isIt, { path, query }))) {
        isUnseen = true;
        continue;
      }
      const match = await reader.subjects.find(list, isIt, { path: below, query });
      t.expect(clause, match === undefined, { expected, got: JSON.stringify(match) });
      if (id === null) continue;
      const [, ...encodings] = getEncodings(getOperation(list));
      for (const encoding of gate.some(`${list} of ${writer.mode}`, encodings)) {
        const exported = await requestIn(reader, encoding, { operation: list, path: below, query });
        t.expect(clause, !containsId(exported?.text ?? '', id), { expected, got: id });
      }
    }
  }
  if (isUnseen) t.notExercised(clause, 'a record that can be added, and that a list shows to its owner');
};
