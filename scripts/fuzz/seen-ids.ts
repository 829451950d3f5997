import type { OperationShape } from '@workspace-api/contract';
import { demoTokens } from '../../mocks/index.ts';

/**
 * The newest ids in the sandbox's responses by their prefix, such as `agt_`, the names by the operation's tag, and the cursors by
 * the list's operation.
 */
export type SeenIds = Map<string, string[]>;

/** The maximum number of ids of a kind. New ones replace the oldest. */
const maxIds = 60;

/** Tokens that other requests need. They aren't used as ids, so that they aren't revoked. */
const needed: ReadonlySet<string> = new Set(demoTokens.map(({ id }) => id));

/** The prefix of an id; empty for any other string. */
export const getPrefix = (id: string): string => /^[a-z]+_(?=[A-Za-z0-9]+$)/.exec(id)?.[0] ?? '';

/** Remembers the ids, the names and the cursor of a response to an operation. */
export const learnIds = (ids: SeenIds, { id, tag }: OperationShape, body: string): void => {
  for (const [, name, value = ''] of body
    .slice(0, 100_000)
    .matchAll(/"(id|name|next_cursor)":"([^"\\]{1,2000})"/g)) {
    const kind = name === 'id' ? getPrefix(value) : name === 'name' ? tag : id;
    const others = (ids.get(kind) ?? []).filter((other) => other !== value);
    if (kind !== '' && !needed.has(value)) ids.set(kind, [...others, value].slice(-maxIds));
  }
};
