import { type ClauseId, operations, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameRecord } from '../../checks/same-value.ts';
import type { Actor } from '../../engine/case/actor.ts';
import type { Case } from '../../engine/case/case.ts';
import { describeResponse } from '../../engine/case/describe-response.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { acceptedValues, type Secret, secretNamed, valued } from '../secrets/secret-records.ts';
import { documentedMembers } from '../shared/documented-members.ts';
import { withCleanup } from '../shared/with-cleanup.ts';

/** Returns the fingerprint of the value that the URL in a response resolves to; null if it doesn't resolve. */
const resolved = async (t: Case, workspace: string, response: Exchange): Promise<string | null> => {
  const url = String(member(getJson(response), 'url'));
  return (await t.needs('inspect-storage')({ view: 'proxy-url', workspace, url }))?.fingerprint ?? null;
};

const newName = (t: Case): string => t.unique('gate').replaceAll('-', '_');

/** Creates a request for a proxy URL of a secret with this name. */
const createProxyUrlRequest = (t: Case, name: string): OperationRequest => ({
  operation: operations.createProxyUrl.id,
  body: t.sample('createProxyUrl', { name }),
});

/**
 * Expects that the reader gets no proxy URL for a secret that only the writer has. A server may detect an unknown
 * secret only when the URL is used: such a URL is then like one for an unused name, and doesn't resolve.
 */
export const expectNoProxy = async (
  t: Case,
  clause: ClauseId,
  { writer, reader }: { writer: Actor; reader: Actor },
): Promise<void> => {
  const { id: name } = await writer.subjects.shared(resources.secret.name);
  // A refusal for the body doesn't show whose secret it is.
  await writer.prepare(createProxyUrlRequest(t, name));
  const response = await reader.send(createProxyUrlRequest(t, name));
  const whose = `a secret of ${writer.workspace} in mode ${writer.mode}`;
  const knowsNames =
    isSuccess(response) && !isSuccess(await reader.send(createProxyUrlRequest(t, newName(t))));
  t.expect(
    clause,
    !knowsNames,
    { expected: `a refusal, as for a name that no one uses, for ${whose}`, got: describeResponse(response) },
    response,
  );
  // Drivers show the records of the mode of the run's token.
  if (!isSuccess(response) || reader.mode !== t.target.mode) return;
  const value = await resolved(t, reader.workspace, response);
  t.expect(clause, value === null, {
    expected: `a proxy URL that doesn't resolve, for ${whose}`,
    got: `one that resolves to ${String(value).slice(0, 12)}`,
  });
};

/** Expects that the run's proxy URL resolves to its own secret if another owner has a secret with the same name. */
export const expectOwnProxy = async (
  t: Case,
  clause: ClauseId,
  { run, other }: { run: Actor; other: Actor },
): Promise<void> => {
  t.needs('inspect-storage');
  const name = newName(t);
  // The run's own value is the second one that it sets.
  for (const owner of [run, other, run]) {
    const body = t.sample('setSecret', { name, ...valued(t, t.unique('value')) });
    await owner.prepare({ operation: operations.setSecret.id, body });
  }
  const [own = ''] = await acceptedValues(t, name);
  const value = await resolved(t, run.workspace, await run.prepare(createProxyUrlRequest(t, name)));
  t.expect(clause, value === own, {
    expected: `the value of ${name} in mode ${run.mode}: ${own.slice(0, 12)}`,
    got: String(value).slice(0, 12),
  });
};

/** A string of the theme that may be changed. */
const pointer = '/typography/font_family_heading';

/** Expects that the writer sees a change of its theme, and the reader doesn't. */
export const expectOwnTheme = async (
  t: Case,
  clause: ClauseId,
  { writer, reader }: { writer: Actor; reader: Actor },
): Promise<void> => {
  const readValue = async (actor: Actor) =>
    valueAt((await actor.prepare({ operation: 'getTheme' })).json(), pointer);
  const patch = (value: unknown) =>
    writer.prepare({ operation: 'updateTheme', body: [{ op: 'replace', path: pointer, value }] });
  const before = await readValue(writer);
  if (typeof before !== 'string') return t.notExercised(clause, `a string at ${pointer} of the theme`);
  const fresh = t.unique('Gate');
  await withCleanup(
    async () => {
      await patch(fresh);
      if ((await readValue(writer)) !== fresh) t.notExercised(clause, 'a theme that shows its change');
      const readerValue = await readValue(reader);
      t.expect(clause, readerValue !== fresh, {
        expected: `a theme other than the theme of ${writer.workspace} in mode ${writer.mode}`,
        got: `${String(readerValue)} at ${pointer}, which was written there`,
      });
    },
    () => patch(before),
  );
};

const toDocumentedSecret = (secret: Secret): unknown => documentedMembers('listSecrets', secret);

/** Expects that a secret of the run is unchanged, even if another client changes a secret with the same name. */
export const expectOwnSecret = async (t: Case, clauses: readonly ClauseId[], other: Actor): Promise<void> => {
  const ours = await t.request('setSecret');
  const { name } = ours.body as { name: string };
  const path = { name };
  await t.prepare(ours);
  const before = await secretNamed(t, name);
  if (!before) return t.notExercised(clauses, 'a list that shows a new secret');
  const expectSame = async (done: string) => {
    const after = await secretNamed(t, name);
    for (const clause of clauses)
      t.expect(
        clause,
        after !== undefined && sameRecord(toDocumentedSecret(after), toDocumentedSecret(before)),
        {
          expected: `${JSON.stringify(before)}, although the secret with that name was ${done} in ${other.workspace}, mode ${other.mode}`,
          got: JSON.stringify(after) ?? 'no such secret',
        },
      );
  };
  const body = t.sample('setSecret', { name, purpose: t.unique('gate-purpose') });
  await other.prepare({ operation: 'setSecret', body });
  await expectSame('set');
  await other.prepare({ operation: 'rotateSecret', path });
  await expectSame('rotated');
  await other.prepare({ operation: 'deleteSecret', path });
  await expectSame('deleted');
};
