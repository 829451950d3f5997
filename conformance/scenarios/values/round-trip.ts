import type { ClauseId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import type { Case } from '../../engine/case/case.ts';
import type { Draft } from '../pages/drafts.ts';
import { freeLines, freeTree } from '../shared/free-values.ts';

/** A value that the target accepted, and the value that it shows in its place. */
export type RoundTrip = { readonly sent: unknown; readonly got: unknown };

/** Expects that values come back as sent. Ends the case if the target accepted none. */
export const expectAsSent = (t: Case, clause: ClauseId, roundTrips: readonly RoundTrip[]): void => {
  if (roundTrips.length === 0) t.notExercised(clause, 'a value that the target accepts');
  for (const { sent, got } of roundTrips) t.expectEqual(clause, got, sent);
};

/** Tries to send values in turn, and returns the first that the target accepts. It may refuse any of them. */
export const firstAccepted = async <Value, Result>(
  values: readonly Value[],
  send: (value: Value) => Promise<Result | null>,
): Promise<Result[]> => {
  for (const value of values) {
    const result = await send(value);
    if (result !== null) return [result];
  }
  return [];
};

/**
 * Patches a string and an object of a draft, and reads both.
 *
 * @param name a new member of the object
 */
export const patchFreely = async (
  t: Case,
  { patch, observe, stringPath, place }: Draft,
  name: string,
): Promise<RoundTrip[]> => {
  const places = [
    { path: stringPath, values: freeLines(t.unique('Gate')) },
    { path: `${place}/${name}`, values: [freeTree] },
  ];
  const accepted: { path: string; value: unknown }[] = [];
  for (const { path, values } of places)
    accepted.push(
      ...(await firstAccepted<unknown, (typeof accepted)[number]>(values, async (value) =>
        // A server may restrict titles and fonts, and the members of its blocks and its theme.
        isSuccess(await patch([{ op: 'add', path, value }])) ? { path, value } : null,
      )),
    );
  const document = accepted.length > 0 ? (await observe()).json() : null;
  return accepted.map(({ path, value }) => ({ sent: value, got: valueAt(document, path) }));
};
