import { type ClauseId, operations, resources } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { type Actor, type Case, type OperationRequest, scenario } from '../../engine/scenario.ts';
import { editing } from '../pages/drafts.ts';
import {
  acceptedValues,
  newSecretName,
  resolvedValue,
  secretNamed,
  valued,
} from '../secrets/secret-records.ts';
import { documentedMembers } from '../shared/documented-members.ts';
import type { Item } from '../shared/lists.ts';
import { liveTenant, secondTenant } from './tenants.ts';

const ofWorkspaces = ['tenancy.names-are-per-workspace', 'tenancy.writes-stay-in-workspace'] as const;
const ofModes = ['authentication.test-data-isolated'] as const;

/** The other places where a client may have the same names as the run, and the clauses that keep them apart. */
const places: readonly {
  where: string;
  getActor: (t: Case) => Promise<Actor>;
  clauses: readonly [ClauseId, ...ClauseId[]];
}[] = [
  { where: 'another workspace', getActor: (t) => secondTenant(t, ofWorkspaces), clauses: ofWorkspaces },
  { where: 'live mode', getActor: (t) => liveTenant(t, ofModes), clauses: ofModes },
];

/** Creates a request for a proxy URL of a secret with this name. */
const createProxyUrlRequest = (t: Case, name: string): OperationRequest => ({
  operation: operations.createProxyUrl.id,
  body: t.sample('createProxyUrl', { name }),
});

/**
 * Expects that the reader gets no proxy URL for a secret that only the writer has. A server may detect an unknown
 * secret only when the URL is used: such a URL is then like one for an unused name, and doesn't resolve.
 */
const expectNoProxy = async (t: Case, clause: ClauseId, writer: Actor, reader: Actor): Promise<void> => {
  const request = createProxyUrlRequest(t, (await writer.subjects.shared(resources.secret.name)).id);
  const response = await reader.send(request);
  // A refusal for the body doesn't show whose secret it is.
  if (response.status === 400) await writer.prepare(request);
  const whose = `a secret of ${writer.workspace} in mode ${writer.mode}`;
  const knowsNames =
    isSuccess(response) && !isSuccess(await reader.send(createProxyUrlRequest(t, newSecretName(t))));
  t.expect(clause, !knowsNames, {
    expected: `a refusal, as for a name that no one uses, for ${whose}`,
    exchange: response,
  });
  // Drivers show the records of the mode of the run's token.
  if (!isSuccess(response) || reader.mode !== t.target.mode) return;
  const url = String(member(getJson(response), 'url'));
  const resolved = await t.needs('inspect-storage')({ view: 'proxy-url', workspace: reader.workspace, url });
  t.expect(clause, !resolved, {
    expected: `a proxy URL that doesn't resolve, for ${whose}`,
    got: `one that resolves to ${resolved?.fingerprint.slice(0, 12)}`,
  });
};

/**
 * Expects that a secret of the run is unchanged, and that its proxy URL resolves to its own value, while another client sets,
 * rotates and deletes a secret with the same name.
 */
const expectOwnSecret = async (
  t: Case,
  clauses: readonly [ClauseId, ...ClauseId[]],
  other: Actor,
): Promise<void> => {
  const name = newSecretName(t);
  const setSecret = (purpose: string): OperationRequest => ({
    operation: 'setSecret',
    body: t.sample('setSecret', { name, purpose: t.unique(purpose), ...valued(t, t.unique('value')) }),
  });
  // A server that mixes up the secrets may resolve the first value of either.
  for (const purpose of ['gate-first', 'gate-own']) await t.prepare(setSecret(purpose));
  const before = await secretNamed(t, name);
  if (!before) return t.notExercised(clauses, 'a list that shows a new secret');
  await other.prepare(setSecret('gate-other'));
  if (t.has('inspect-storage')) {
    const [own = ''] = await acceptedValues(t, name);
    const url = member(getJson(await t.prepare(createProxyUrlRequest(t, name))), 'url');
    const value = await resolvedValue(t, String(url));
    t.expectEqual(clauses[0], value?.slice(0, 12), own.slice(0, 12));
  }
  for (const operation of ['rotateSecret', 'deleteSecret'] as const)
    await other.prepare({ operation, path: { name } });
  const after = await secretNamed(t, name);
  const toDocumented = (secret: Item): unknown => documentedMembers('listSecrets', secret);
  for (const clause of clauses)
    t.expect(clause, after !== undefined && sameRecord(toDocumented(after), toDocumented(before)), {
      expected: `${JSON.stringify(before)} after writes to that name in ${other.workspace}, mode ${other.mode}`,
      got: JSON.stringify(after) ?? 'no such secret',
    });
};

const title = 'A secret of the same name in another workspace or mode is another secret';
export default scenario(title, { holds: [] }, async (gate) => {
  for (const { where, getActor, clauses } of places) {
    await gate.case(`proxy URLs of ${where}`, async (t) => {
      const other = await getActor(t);
      await expectNoProxy(t, clauses[0], t, other);
      await expectNoProxy(t, clauses[0], other, t);
    });

    await gate.case(`a secret of the same name in ${where}`, async (t) =>
      expectOwnSecret(t, clauses, await getActor(t)),
    );
  }
});

/** Expects that the run sees a change of its theme, and the reader doesn't. */
const expectOwnTheme = (t: Case, clauses: readonly [ClauseId, ...ClauseId[]], reader: Actor): Promise<void> =>
  editing(t, 'updateTheme', async ({ change, stringPath }) => {
    const read = async (actor: Actor) =>
      valueAt((await actor.prepare({ operation: 'getTheme' })).json(), stringPath);
    await read(reader);
    const fresh = t.unique('Gate');
    await change([{ op: 'replace', path: stringPath, value: fresh }]);
    if ((await read(t)) !== fresh) t.notExercised(clauses, 'a theme that shows its change');
    const got = await read(reader);
    for (const clause of clauses)
      t.expect(clause, got !== fresh, {
        expected: `a theme other than the theme of ${t.workspace} in mode ${t.mode}`,
        got: `${String(got)} at ${stringPath}, which was written there`,
      });
  });

const themesTitle = 'Each workspace and each mode has its own theme';
export const themes = scenario(themesTitle, { holds: ['theme'] }, async (gate) => {
  const clauses = ['theme.one-per-workspace', 'tenancy.writes-stay-in-workspace'] as const;
  // A quick run checks the second one with other records.
  for (const clause of gate.effort === 'quick' ? clauses.slice(0, 1) : clauses)
    await gate.case(`another workspace, ${clause}`, async (t) =>
      expectOwnTheme(t, [clause], await secondTenant(t, [clause])),
    );
  await gate.case('live mode', async (t) => expectOwnTheme(t, ofModes, await liveTenant(t, ofModes)));
});
