import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** The prefixes of the service document's identifiers that the sandbox hands out, and of its own (`sec`, `use`, `call`, `dlv`, `rule`). */
export type IdPrefix =
  | 'usr'
  | 'sec'
  | 'use'
  | 'call'
  | 'dlv'
  | 'rule'
  | 'ws'
  | 'tok'
  | 'agt'
  | 'run'
  | 'apr'
  | 'page'
  | 'frm'
  | 'sub'
  | 'log'
  | 'inv'
  | 'wh'
  | 'evt'
  | 'req';

/** Makes an identifier such as `agt_01K9…`: later ones sort after earlier ones, within one millisecond too. */
export type Ids = (prefix: IdPrefix) => string;

/** Identifiers from the sandbox's time and randomness. */
export const createIds = (clock: Clock, random: Random): Ids => {
  // Asked for one by one, random bytes cost more than everything else about an id.
  let bytes: Buffer = Buffer.alloc(0);
  let used = 0;
  const nextByte = () => {
    if (used === bytes.length) {
      bytes = random(256);
      used = 0;
    }
    return bytes.readUInt8(used++);
  };
  const ulid = monotonicFactory(() => nextByte() / 256);
  return (prefix) => `${prefix}_${ulid(clock.now().getTime())}`;
};
