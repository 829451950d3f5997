import { getOperation } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { documentedMembers } from '../shared/documented-members.ts';
import { getRevision, sameDocument } from './drafts.ts';

type Clause =
  | 'pages.patch-leaves-live'
  | 'pages.publish-promotes-every-draft'
  | 'pages.rollback-leaves-live'
  | 'pages.visitors-see-published';

/** One more than the number of records on a page of the list. */
const manyPages = (getOperation('listPages').list?.defaultLimit ?? 0) + 1;

const inShort = (document: unknown): string => JSON.stringify(document).slice(0, 300);

/** Creates a page, with functions that read its draft and the document that visitors see. */
const freshPage = async (t: Case) => {
  const path = await t.subjects.fresh('page');
  const read = async () => t.prepare({ operation: 'getPage', path });
  const slug = String(valueAt((await read()).json(), '/metadata/slug'));
  const live = (under = slug) =>
    t.needs('inspect-storage')({ view: 'live-page', workspace: t.target.workspace, slug: under });
  return {
    path,
    read,
    slug,
    live,
    /** Reads the current draft. */
    draft: async () => (await read()).json(),
    change: (pointer: string, value: unknown) =>
      t.send({ operation: 'updatePage', path, body: [{ op: 'add', path: pointer, value }] }),
    expectLive: async (clause: Clause, expected: unknown) => {
      const livePage = await live();
      const isSame = sameValue(
        documentedMembers('getPage', livePage),
        documentedMembers('getPage', expected),
      );
      t.expect(clause, isSame, { expected, got: livePage });
    },
  };
};

export default scenario(
  'pages.live',
  'Visitors see the last publication: edits and rollbacks become visible with the next one, which keeps the drafts',
  { holds: ['page'], needs: ['add-page'] },
  async (gate) => {
    await gate.case('a draft after a publication', async (t) => {
      const publish = await t.request('publishPages');
      const path = await t.subjects.fresh('page');
      const body = [{ op: 'replace', path: '/metadata/title', value: 'Gate draft' }];
      await t.prepare({ operation: 'updatePage', path, body });
      const before = (await t.prepare({ operation: 'getPage', path })).json();
      t.expectSuccess('pages.publish-keeps-drafts', await t.send(publish));
      const after = (await t.send({ operation: 'getPage', path })).json();
      t.expect('pages.publish-keeps-drafts', sameDocument(before, after), {
        expected: 'an unchanged draft',
        got: 'a changed draft',
      });
    });

    await gate.case('drafts and publications', async (t) => {
      await t.request('publishPages');
      const publish = async () =>
        t.expectSuccess('pages.publish-promotes-every-draft', await t.send({ operation: 'publishPages' }));
      const [page, other] = [await freshPage(t), await freshPage(t)];
      await page.expectLive('pages.visitors-see-published', null);
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
      const version = Number(getRevision(first)?.replaceAll('"', ''));
      const rolledBack = Number.isInteger(version)
        ? await t.send({
            operation: 'rollbackPage',
            path: page.path,
            body: t.sample('rollbackPage', { version: version + 1 }),
          })
        : null;
      if (rolledBack && isSuccess(rolledBack))
        await page.expectLive('pages.rollback-leaves-live', first.json());

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
      t.expect('pages.publish-promotes-every-draft', absent.length === 0, {
        expected: `all of ${manyPages} new pages`,
        got: `no live page under ${absent.slice(0, 3).join(', ')}${absent.length > 3 ? ' …' : ''}`,
      });

      // Visitors find a page under the slug that it was published with.
      const renamed = `${page.slug}-renamed`;
      const published = await page.draft();
      if (isSuccess(await page.change('/metadata/slug', renamed))) {
        await page.expectLive('pages.visitors-see-published', published);
        const livePage = await page.live(renamed);
        t.expect('pages.visitors-see-published', livePage === null, {
          expected: `no page under ${renamed}`,
          got: inShort(livePage),
        });
      }
      if (!rolledBack || !isSuccess(rolledBack))
        t.notExercised('pages.rollback-leaves-live', 'a successful rollbackPage to the version in the ETag');
    });
  },
);
