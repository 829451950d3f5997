import { errors, examples } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { letters } from '../shared/free-values.ts';
import { expectTimes, listSecrets, secretNamed, secretsNamed, setSecret } from './secret-records.ts';

/** A region of the contract's examples other than the home region; a target may have others. */
const elsewhere = examples['secret-list'].data.find(
  ({ residency }) => residency !== examples['set-secret-request'].residency,
)?.residency;

/** Names that differ little from a base, grouped by what a server may mistake. */
const nearNames = (base: string): string[][] => {
  const long = `${base}${'_'.repeat(60)}`;
  return [
    [`${base}_`],
    [`${base}.`],
    [`${long}a`, `${long}b`],
    ...letters.map((text) => [`${base}_${text.replaceAll(' ', '')}`]),
  ];
};

/** Expects that exactly some of these names are in the list. A server may normalize their letters. */
const expectNames = async (t: Case, expected: readonly string[], deleted: readonly string[]) => {
  const names = new Set((await listSecrets(t)).map(({ name }) => String(name).normalize()));
  const isListed = (name: string) => names.has(name.normalize());
  t.expectEqual('secrets.set-creates', expected.filter(isListed), expected);
  t.expectEqual('secrets.delete-is-permanent', deleted.filter(isListed), []);
};

const title = 'A secret is set, overwritten and deleted under one name';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('set, overwrite, delete', async (t) => {
    // The member names in the body of the PUT are not documented: a server may not know the purpose.
    let isPurposeShown = true;
    const expectPurpose = (got: unknown, expected: string) =>
      isPurposeShown && t.expectEqual('secrets.purpose-visible', got, expected);
    const { name } = await setSecret(t, { purpose: 'Gate Mail, first', residency: undefined });
    t.pass('secrets.put-body', 'setSecret');
    const first = await secretNamed(t, name);
    t.expectEqual('secrets.set-creates', first?.name, name);
    isPurposeShown = Boolean(first?.purpose);
    expectPurpose(first?.purpose, 'Gate Mail, first');

    await setSecret(t, { name, purpose: 'gate mail, first' });
    const all = await secretsNamed(t, name);
    const [second] = all;
    t.expectEqual('secrets.set-overwrites', all, [second]);
    expectPurpose(second?.purpose, 'gate mail, first');
    // Both may fall into the same millisecond.
    expectTimes(t, first, second, (from, to) => from <= to);

    await t.prepare({ operation: 'rotateSecret', path: { name } });
    const rotated = await secretsNamed(t, name);
    t.expectEqual('secrets.name-is-identifier', rotated.length, 1);
    expectPurpose(rotated[0]?.purpose, 'gate mail, first');

    // A secret in another region, if the target accepts it, doesn't change the default of the next one.
    await t.send({ operation: 'setSecret', body: t.sample('setSecret', { residency: elsewhere }) });
    const deleted = await t.send({ operation: 'deleteSecret', path: { name } });
    t.expectSuccess('secrets.delete-is-permanent', deleted);
    await expectNames(t, [], [name]);
    const again = await t.send({ operation: 'rotateSecret', path: { name } });
    if (again.status !== errors['validation-failed'].status)
      t.expectError('secrets.delete-is-permanent', again, 'not-found');

    // A new secret with the same name inherits nothing from the deleted one.
    await setSecret(t, { name, purpose: undefined, residency: undefined });
    const next = await secretNamed(t, name);
    t.expect('secrets.delete-is-permanent', !isPurposeShown || next?.purpose !== 'gate mail, first', {
      got: JSON.stringify(next),
    });
    const { residency = '' } = first ?? {};
    t.expect('secrets.residency-defaults-to-home', residency !== '' && next?.residency === residency, {
      got: `${residency}, then ${next?.residency}`,
    });
  });

  await gate.case('near-equal names', async (t) => {
    const { name: base } = await setSecret(t, {});
    const names = [base];
    const inOtherCase = base === base.toUpperCase() ? base.toLowerCase() : base.toUpperCase();
    for (const operation of ['deleteSecret', 'rotateSecret'] as const)
      t.expectRefused('errors.unknown-id-is-404', await t.send({ operation, path: { name: inOtherCase } }));
    const variations = [[`${base}_Of_Mixed_CASE`], ...gate.some('names', nearNames(base), 2)].flat();
    for (const name of variations) {
      const body = t.sample('setSecret', { name });
      // The characters and the length that a name may have are not documented.
      if (isSuccess(await t.send({ operation: 'setSecret', body }))) names.push(name);
    }
    await expectNames(t, names, []);
    const last = names.at(-1) ?? base;
    for (const name of new Set([last, base])) {
      const response = await t.send({ operation: 'deleteSecret', path: { name } });
      t.expectSuccess('secrets.delete-is-permanent', response);
    }
    const others = names.filter((name) => name !== base && name !== last);
    await expectNames(t, others, [base, last]);
  });
});
