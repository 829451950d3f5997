import { getOperation } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import { type Case, scenario } from '../../engine/scenario.ts';
import { documentedMembers } from '../shared/documented-members.ts';
import { drafts, expectSameDocument, readVersion } from './drafts.ts';

type Clause =
  | 'pages.patch-leaves-live'
  | 'pages.publish-promotes-every-draft'
  | 'pages.rollback-leaves-live'
  | 'pages.visitors-see-published';

/** One more than the number of records on a page of the list. */
const manyPages = (getOperation('listPages').list?.defaultLimit ?? 0) + 1;

/** Creates a page, with functions that read its draft and the document that visitors see. */
const freshPage = async (t: Case) => {
  const { read, patch, show } = await drafts.updatePage(t);
  const draft = async () => (await read()).json();
  const slug = String(valueAt(await draft(), '/metadata/slug'));
  const live = (under = slug) =>
    t.needs('inspect-storage')({ view: 'live-page', workspace: t.target.workspace, slug: under });
  const documented = (page: unknown) => documentedMembers('getPage', page);
  return {
    path: show.path,
    read,
    slug,
    live,
    draft,
    documented,
    change: (path: string, value: unknown) => patch([{ op: 'add', path, value }]),
    expectLive: async (clause: Clause, expected: unknown) =>
      t.expectEqual(clause, documented(await live()), documented(expected)),
  };
};

const title =
  'Visitors see the last publication: edits and rollbacks become visible with the next one, which keeps the drafts';
export default scenario(title, { holds: ['page'], needs: ['add-page'] }, async (gate) => {
  await gate.case('drafts and publications', async (t) => {
    await t.request('publishPages');
    const publish = async () =>
      t.expectSuccess('pages.publish-promotes-every-draft', await t.send({ operation: 'publishPages' }));
    const page = await freshPage(t);
    const before = await page.draft();
    await publish();
    expectSameDocument(t, 'pages.publish-keeps-drafts', await page.draft(), before);
    const other = await freshPage(t);
    await other.expectLive('pages.visitors-see-published', null);
    await publish();
    const first = await page.read();
    for (const each of [page, other])
      await each.expectLive('pages.publish-promotes-every-draft', await each.draft());

    for (const [pointer, value] of [
      ['/metadata/title', 'Gate title'],
      ['/tree/props/gate', { nested: ['~/', 1.5, null] }],
    ] as const) {
      const response = await page.change(pointer, value);
      if (!isSuccess(response))
        return t.notExercised('pages.patch-leaves-live', `a page that may be changed at ${pointer}`);
      await page.expectLive('pages.patch-leaves-live', first.json());
    }
    await page.expectLive('pages.visitors-see-published', first.json());

    // A version that was never published: the first change.
    const body = t.sample('rollbackPage', { version: readVersion(first) + 1 });
    const rollback = { operation: 'rollbackPage', path: page.path, body } as const;
    const isRolledBack =
      Number.isInteger(readVersion(first)) &&
      isSuccess(await t.send(rollback)) &&
      // A sample may name the version that is live.
      !sameValue(page.documented(await page.draft()), page.documented(first.json()));
    if (isRolledBack) await page.expectLive('pages.rollback-leaves-live', first.json());

    // More pages than fit on a page of a list, so that a partial publication omits the first or the last of them.
    const slugs = Array.from({ length: manyPages }, () => t.unique('gate-page').toLowerCase());
    const { workspace } = t.target;
    await Promise.all(
      slugs.map((slug) => t.needs('add-page')({ workspace, slug, title: 'Gate, one of many' })),
    );
    await page.change('/metadata/title', 'Gate title of two');
    await other.change('/metadata/title', 'Gate title of another');
    await publish();
    for (const each of [page, other])
      await each.expectLive('pages.publish-promotes-every-draft', await each.draft());
    const live = await Promise.all(slugs.map(page.live));
    const absent = slugs.filter((_, index) => live[index] == null);
    t.expectEqual('pages.publish-promotes-every-draft', { absent }, { absent: [] });

    // Visitors find a page under the slug that it was published with.
    const renamed = `${page.slug}-renamed`;
    const published = await page.draft();
    if (isSuccess(await page.change('/metadata/slug', renamed))) {
      await page.expectLive('pages.visitors-see-published', published);
      t.expectEqual('pages.visitors-see-published', await page.live(renamed), null);
    }
    if (!isRolledBack)
      t.notExercised(
        'pages.rollback-leaves-live',
        'a successful rollbackPage to a version other than the live one: `{version}` in a sample is the version to name',
      );
  });
});
