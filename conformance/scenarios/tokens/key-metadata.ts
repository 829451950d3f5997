import { isObject, member } from '../../checks/body.ts';
import { listLeaves } from '../../checks/encodings/compare-table.ts';
import { parseInstant } from '../../checks/instant.ts';

/*
 * The service document says that inspecting a key returns its last use and its creator, but names no member. So a member counts
 * by a part of its path, wherever it is in the record.
 */

const lastUseNames = /last|latest|recent|use(?!r)|usage|seen|accessed|activity/i;
const creatorNames = /by|creator|own|author|issuer|minter|user|principal|actor|email|who/i;

const leavesIn = (record: unknown): { path: string; value: unknown }[] =>
  isObject(record) ? listLeaves(record).map(({ keys, value }) => ({ path: keys.join('/'), value })) : [];

/** Whether a record of a key has a member for its last use. It may be null: the target may record a use later. */
export const namesLastUse = (record: unknown): boolean =>
  leavesIn(record).some(({ path }) => lastUseNames.test(path));

/** Returns the latest time in a record that an earlier state of it doesn't have in the same place; NaN if there is none. */
export const newTime = (record: unknown, earlier: unknown): number => {
  const earlierTimes = new Map(leavesIn(earlier).map(({ path, value }) => [path, parseInstant(value)]));
  const added = leavesIn(record)
    .map(({ path, value }) => ({ path, time: parseInstant(value) }))
    .filter(({ path, time }) => !Number.isNaN(time) && earlierTimes.get(path) !== time);
  return added.length === 0 ? Number.NaN : Math.max(...added.map(({ time }) => time));
};

/**
 * Whether a record of a key shows who created it: by the name of a member, or by the value of any member.
 *
 * @param creator the response to GET /me with the token that created the key
 */
export const showsCreator = (record: unknown, creator: unknown): boolean => {
  const [user, token] = [member(creator, 'user'), member(creator, 'token')];
  const ids = [member(user, 'id'), member(user, 'email'), member(token, 'id')];
  return leavesIn(record).some(
    ({ path, value }) => value !== null && value !== '' && (creatorNames.test(path) || ids.includes(value)),
  );
};
