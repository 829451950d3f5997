import { resources } from '@workspace-api/contract';
import { shownId } from '../../resources/created-id.ts';
import { findString } from '../../resources/find-string.ts';
import type { Exchange } from '../../target/exchange.ts';

/** What a mint or a rotation answered. The record's field names are not shown: its values are known by their prefixes. */
export type Minted = { id: string | null; secret: string | null };

export const mintedIn = (answer: Exchange): Minted => ({
  id: shownId(resources.token, answer),
  secret: findString(answer.json(), /^key_(live|test)_/),
});

/** A record's time of last use and its maker are known by what their fields' names have in common with the words. */
export const memberLike = (record: unknown, name: RegExp): unknown =>
  Object.entries((record ?? {}) as Record<string, unknown>).find(([key]) => name.test(key))?.[1];
