import { errors, operations } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { getRevision, sameDocument } from './drafts.ts';

const title = '/metadata/title';
const slugAt = '/metadata/slug';

/** The number of a version: the contract chose the ETag. NaN if it isn't a number. */
const readVersion = (page: Exchange): number => Number(getRevision(page)?.replaceAll('"', '') || Number.NaN);

export default scenario(
  'pages.versions',
  'Earlier versions of a page can be restored, and a slug belongs to one page',
  { holds: [], needs: ['add-page'] },
  async (gate) => {
    await gate.case('a rollback', async (t) => {
      const path = await t.subjects.fresh('page');
      const other = await t.subjects.fresh('page');
      const original = await t.prepare({ operation: 'getPage', path });
      const version = readVersion(original);
      if (!Number.isInteger(version))
        t.notExercised('pages.rollback-restores', 'the number of a version: an ETag');
      const first = original.json<Record<string, unknown> & { metadata: Record<string, unknown> }>();
      const titled = (value: string) => ({ ...first, metadata: { ...first.metadata, title: value } });
      // Versions whose numbers share a prefix: 1, 10 and 11, if the first is 1.
      const saved = [first, ...Array.from({ length: 11 }, (_, index) => titled(`Gate ${index + 2}`))];
      for (const { metadata } of saved.slice(1)) {
        const body = [{ op: 'replace', path: title, value: metadata.title }];
        await t.prepare({ operation: 'updatePage', path, body });
      }
      const readDraft = async (pagePath: Record<string, string>) =>
        (await t.prepare({ operation: 'getPage', path: pagePath })).json();
      const lastVersion = readVersion(await t.prepare({ operation: 'getPage', path }));
      const otherBefore = await readDraft(other);
      const to = (number: number) => t.sample('rollbackPage', { version: number });
      const { token } = await t.subjects.token([operations.updatePage.scope]);
      const refusal = await t.send({ operation: 'rollbackPage', path, body: to(version), token });
      t.expectError('pages.rollback-needs-destructive', refusal, {
        status: errors['insufficient-scope'].status,
        code: errors['insufficient-scope'].code,
      });
      const titles = saved.map(({ metadata }) => String(metadata.title));
      // From newest to oldest: a rollback may drop the versions after the one that it restores.
      const backs = [10, 9, 1, 0];
      const restoredRight: number[] = [];
      for (const back of backs) {
        const response = await t.send({ operation: 'rollbackPage', path, body: to(version + back) });
        if (!isSuccess(response)) {
          if (restoredRight.length > 0) continue;
          t.notExercised(
            'pages.rollback-restores',
            `a successful rollbackPage: it returned ${response.status}${t.sampleHint(response)}`,
          );
        }
        const restored = await readDraft(path);
        t.expect(
          'pages.rollback-restores',
          saved.slice(0, -1).some((document) => sameDocument(document, restored)),
          {
            expected: `one of the versions ${titles.slice(0, -1).join(', ')}`,
            got: JSON.stringify(restored),
          },
        );
        const restoredTitle = String(valueAt(restored, title));
        if (restoredTitle !== titles[back]) continue;
        restoredRight.push(back);
        if (restoredRight.length > 1) continue;
        // Edits now apply to the restored version.
        const body = [{ op: 'test', path: title, value: titles[back] }];
        t.expectSuccess('pages.rollback-restores', await t.send({ operation: 'updatePage', path, body }));
      }
      // A server may identify versions in another way. If two versions were restored by their numbers and the last has
      // its expected number, the versions in between must have theirs too. Older ones may be gone.
      const isNumbered = restoredRight.length > 1 && lastVersion === version + saved.length - 1;
      const oldest = Math.min(...restoredRight);
      const lost = backs.filter((back) => back > oldest && !restoredRight.includes(back));
      if (isNumbered)
        t.expect('pages.save-makes-version', lost.length === 0, {
          expected: `a version for each save: ${titles.slice(0, -1).join(', ')}`,
          got: `another one than ${lost.map((back) => titles[back]).join(' and ')} restored as version ${lost.map((back) => version + back).join(' and ')}`,
        });
      const isAccepted = t.expect('pages.rollback-body', restoredRight.length === backs.length, {
        expected: `the versions ${backs.map((back) => version + back).join(', ')}`,
        got: restoredRight.map((back) => version + back).join(', ') || 'none of them',
      });
      const otherAfter = await readDraft(other);
      t.expect('pages.rollback-restores', sameDocument(otherBefore, otherAfter), {
        expected: 'an unchanged draft of another page',
        got: JSON.stringify(otherAfter),
      });
      if (!isAccepted || !isNumbered)
        return t.notExercised('pages.save-makes-version', 'the request body of a rollback');
      const unknown = await t.send({ operation: 'rollbackPage', path, body: to(1_000_000) });
      t.expectStatus('pages.rollback-body', unknown, 400);
    });

    await gate.case('the slug of another page, and its former slug', async (t) => {
      const [other, page] = [await t.subjects.fresh('page'), await t.subjects.fresh('page')];
      const slug = String(valueAt((await t.prepare({ operation: 'getPage', path: other })).json(), slugAt));
      const rename = (path: Record<string, string>, value: string) =>
        t.send({ operation: 'updatePage', path, body: [{ op: 'replace', path: slugAt, value }] });
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
  },
);
