import type { ContractIdPrefix } from '@workspace-api/contract';
import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** The prefixes of the contract's ids, and of those that only the sandbox has. */
export type IdPrefix = ContractIdPrefix | 'call' | 'dlv' | 'log' | 'req' | 'rule' | 'sec' | 'use';

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
