import { idPrefixes } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { mapStrings } from './map-strings.ts';

/** Crockford's base 32, which the sandbox uses for the 128 bits of an id. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 26;

const readUlid = (value: string): bigint =>
  [...value].reduce((number, digit) => number * 32n + BigInt(digits.indexOf(digit)), 0n);

const writeUlid = (number: bigint): string =>
  Array.from(
    { length },
    (_, index) => digits[Number((number >> BigInt(5 * (length - 1 - index))) & 31n)],
  ).join('');

const prefixes = `(?<![A-Za-z0-9])(${[...new Set(Object.values(idPrefixes))].join('|')})_`;

/** The notation of the 128-bit number after the prefix of an id. */
type Notation = {
  /** Matches the result of `write`. */
  readonly pattern: string;
  readonly write: (number: bigint) => string;
  readonly read: (value: string) => bigint;
};

/** Converts every id to another notation after its prefix, in requests and responses. */
export const mapIds = ({ pattern, write, read }: Notation): Wrap => {
  const internalIds = new RegExp(`${prefixes}([0-7][${digits}]{${length - 1}})(?![A-Za-z0-9])`, 'g');
  const publicIds = new RegExp(`${prefixes}(${pattern})(?![A-Za-z0-9])`, 'g');
  return mapStrings(
    (value) =>
      value.replace(internalIds, (_, prefix: string, id: string) => `${prefix}_${write(readUlid(id))}`),
    (value) =>
      value.replace(publicIds, (_, prefix: string, id: string) => `${prefix}_${writeUlid(read(id))}`),
  );
};
