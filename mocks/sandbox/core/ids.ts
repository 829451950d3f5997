import type { ContractIdPrefix } from '@workspace-api/contract';
import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

/** The id prefixes of the contract, plus those that only the sandbox uses. */
export type IdPrefix = ContractIdPrefix | 'call' | 'dlv' | 'log' | 'req' | 'rule' | 'sec' | 'use';

/** Creates an id such as `agt_01K9…`. Later ids sort after earlier ones, even within a millisecond. */
export type Ids = (prefix: IdPrefix) => string;

/** Creates ids from the sandbox's clock and randomness. */
export const createIds = (clock: Clock, random: Random): Ids => {
  // Requesting random bytes one by one would cost more than the rest of an id.
  let bytes = new Uint8Array();
  let used = 0;
  const nextByte = () => {
    if (used === bytes.length) {
      bytes = random(256);
      used = 0;
    }
    return bytes[used++] as number;
  };
  const ulid = monotonicFactory(() => nextByte() / 256);
  return (prefix) => `${prefix}_${ulid(clock.now().getTime())}`;
};
