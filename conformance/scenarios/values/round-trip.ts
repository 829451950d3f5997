import type { ClauseId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import type { Case } from '../../engine/scenario.ts';
import type { Draft } from '../pages/drafts.ts';
import { freeLines } from '../shared/free-values.ts';

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
 * Patches a string of a draft and new places, and reads them.
 *
 * @param added the values of the new places, by pointer
 */
export const patchFreely = async (
  t: Case,
  { patch, observe, stringPath }: Draft,
  added: Readonly<Record<string, unknown>>,
): Promise<(RoundTrip & { path: string })[]> => {
  const places: [path: string, values: readonly unknown[]][] = [
    [stringPath, freeLines(t.unique('Gate'))],
    ...Object.entries(added).map(([path, value]): (typeof places)[number] => [path, [value]]),
  ];
  const accepted: { path: string; value: unknown }[] = [];
  for (const [path, values] of places)
    accepted.push(
      ...(await firstAccepted<unknown, (typeof accepted)[number]>(values, async (value) =>
        // A server may restrict titles and fonts, and the members of its blocks and its theme.
        isSuccess(await patch([{ op: 'add', path, value }])) ? { path, value } : null,
      )),
    );
  const document = accepted.length > 0 ? (await observe()).json() : null;
  return accepted.map(({ path, value }) => ({ path, sent: value, got: valueAt(document, path) }));
};
