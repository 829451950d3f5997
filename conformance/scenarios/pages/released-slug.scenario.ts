import { errors } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'pages.released-slug',
  'A slug that a page no longer uses is reserved for a while',
  { needs: ['add-page'] },
  async (gate) => {
    await gate.case('the former slug of another page', async (t) => {
      const [former, page] = [await t.subjects.fresh('page'), await t.subjects.fresh('page')];
      const rename = (path: { id: string }, slug: string) =>
        t.send({
          operation: 'updatePage',
          path,
          body: [{ op: 'replace', path: '/metadata/slug', value: slug }],
        });
      const slug = String(
        valueAt((await t.prepare({ operation: 'getPage', path: former })).json(), '/metadata/slug'),
      );
      if (!isSuccess(await rename(former, `${slug}-moved`)))
        return t.notExercised('pages.released-slug-is-held', 'a page whose slug a patch may change');
      const { status, code } = errors.tombstoned;
      t.expectError('pages.released-slug-is-held', await rename(page, slug), {
        status,
        code,
        details: { kind: 'tombstoned' },
      });
    });
  },
);
