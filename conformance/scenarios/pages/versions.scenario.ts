import { errors, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';
import { type Draft, drafts, expectSameDocument, readVersion, sameDocument } from './drafts.ts';

const slugAt = '/metadata/slug';

const title = 'Earlier versions of a page can be restored, and a slug belongs to one page';
export default scenario(title, { holds: [], needs: ['add-page'] }, async (gate) => {
  await gate.case('a rollback', async (t) => {
    const { read, change, patch, show, stringPath: titlePath } = await drafts.updatePage(t);
    const { path } = show;
    const other = await drafts.updatePage(t);
    const original = await read();
    const version = readVersion(original);
    if (!Number.isInteger(version))
      t.notExercised('pages.rollback-restores', 'the number of a version: an ETag');
    const first = original.json<Record<string, unknown> & { metadata: Record<string, unknown> }>();
    const titled = (value: string) => ({ ...first, metadata: { ...first.metadata, title: value } });
    // Versions whose numbers share a prefix: 1, 10 and 11, if the first is 1.
    const saved = [first, ...Array.from({ length: 11 }, (_, index) => titled(`Gate ${index + 2}`))];
    for (const { metadata } of saved.slice(1))
      await change([{ op: 'replace', path: titlePath, value: metadata.title }]);
    const lastVersion = readVersion(await read());
    const otherBefore = (await other.read()).json();
    const rollback = (to: number, token = t.target.token) =>
      t.send({ operation: 'rollbackPage', path, body: t.sample('rollbackPage', { version: to }), token });
    const { token } = await t.subjects.token([operations.updatePage.scope]);
    const refusal = await rollback(version, token);
    t.expectError('pages.rollback-needs-destructive', refusal, {
      status: errors['insufficient-scope'].status,
      code: errors['insufficient-scope'].code,
    });
    const titles = saved.map(({ metadata }) => String(metadata.title));
    // From newest to oldest: a rollback may drop the versions after the one that it restores.
    const backs = [10, 9, 1, 0];
    const restoredRight: number[] = [];
    for (const back of backs) {
      const response = await rollback(version + back);
      if (!isSuccess(response)) {
        if (restoredRight.length > 0) continue;
        t.notExercised(
          'pages.rollback-restores',
          `a successful rollbackPage: ${t.describeReturned(response)}`,
        );
      }
      const restored = (await read()).json();
      const isVersion = saved.slice(0, -1).some((document) => sameDocument(document, restored));
      t.expect('pages.rollback-restores', isVersion, {
        expected: `one of the versions ${titles.slice(0, -1).join(', ')}`,
        got: JSON.stringify(restored),
      });
      if (valueAt(restored, titlePath) !== titles[back]) continue;
      restoredRight.push(back);
      if (restoredRight.length > 1) continue;
      // Edits now apply to the restored version.
      const test = await patch([{ op: 'test', path: titlePath, value: titles[back] }]);
      t.expectSuccess('pages.rollback-restores', test);
    }
    // A server may identify versions in another way. If two versions were restored by their numbers and the last has
    // its expected number, the versions in between must have theirs too. Older ones may be gone.
    const isNumbered = restoredRight.length > 1 && lastVersion === version + saved.length - 1;
    const oldest = Math.min(...restoredRight);
    const lost = backs.filter((back) => back > oldest && !restoredRight.includes(back));
    if (isNumbered)
      t.expect('pages.save-makes-version', lost.length === 0, {
        expected: `a version for each save: ${titles.slice(0, -1).join(', ')}`,
        got: `no version ${lost.map((back) => `${version + back}, ${titles[back]}`).join(', and no version ')}`,
      });
    const [got, expected] = [restoredRight, backs].map((all) => all.map((back) => version + back));
    const isAccepted = t.expectEqual('pages.rollback-body', got, expected);
    expectSameDocument(t, 'pages.rollback-restores', (await other.read()).json(), otherBefore);
    if (!isAccepted || !isNumbered)
      return t.notExercised('pages.save-makes-version', 'the request body of a rollback');
    t.expectStatus('pages.rollback-body', await rollback(1_000_000), 400);
  });

  await gate.case('the slug of another page, and its former slug', async (t) => {
    const [other, page] = [await drafts.updatePage(t), await drafts.updatePage(t)];
    const slug = String(valueAt((await other.read()).json(), slugAt));
    const rename = ({ patch }: Draft, value: string) => patch([{ op: 'replace', path: slugAt, value }]);
    const inUse = await rename(page, slug);
    if (inUse.status >= 400 && inUse.status !== errors['slug-in-use'].status)
      return t.notExercised('pages.slug-in-use', 'a page whose slug a patch may change');
    const { kind } = errors['slug-in-use'].details;
    t.expectError('pages.slug-in-use', inUse, 'slug-in-use', { details: { kind } });

    if (!isSuccess(await rename(other, `${slug}-moved`)))
      return t.notExercised('pages.released-slug-is-held', 'a page whose slug a patch may change');
    const { status, code } = errors.tombstoned;
    const details = { kind: errors.tombstoned.details.kind };
    t.expectError('pages.released-slug-is-held', await rename(page, slug), { status, code, details });
  });
});
