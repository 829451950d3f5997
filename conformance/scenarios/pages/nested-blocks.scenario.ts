import type { ClauseId } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { scenario } from '../../engine/scenario.ts';
import { withCleanup } from '../shared/with-cleanup.ts';
import { drafts } from './drafts.ts';

const clauses = ['pages.patch-applies', 'pages.patch-pointer'] as const satisfies ClauseId[];
const children = '/tree/children';

export default scenario(
  'pages.nested-blocks',
  'Nested blocks are patched and read like top-level blocks',
  { clauses },
  async (gate) => {
    await gate.case('a block with a child', async (t) => {
      const { read, observe, patch } = await drafts.updatePage(t);
      const before = valueAt((await read()).json(), children);
      const [outer, inner, last] = [t.unique('outer'), t.unique('inner'), t.unique('last')];
      const createHero = (headline: string) => ({ block: 'Hero', props: { headline } });
      const value = [{ ...createHero(t.unique('first')), children: [createHero(inner)] }];
      // A server may validate the blocks of its page editor.
      if (!isSuccess(await patch([{ op: 'add', path: children, value }])))
        return t.notExercised(clauses, 'a draft that accepts blocks of the type Hero');
      await withCleanup(
        async () => {
          const response = await patch([
            { op: 'replace', path: `${children}/0/props/headline`, value: outer },
            { op: 'add', path: `${children}/-`, value: createHero(last) },
          ]);
          t.expectSuccess('pages.patch-applies', response);
          const document = (await observe()).json();
          const headlines = [`${children}/0`, `${children}/0/children/0`, `${children}/1`].map((place) =>
            valueAt(document, `${place}/props/headline`),
          );
          const expected = [outer, inner, last];
          t.expect('pages.patch-pointer', JSON.stringify(headlines) === JSON.stringify(expected), {
            expected: `the headlines of the first block, its child and the appended block: ${expected.join(', ')}`,
            got: JSON.stringify(headlines),
          });
        },
        () =>
          patch([
            before === undefined
              ? { op: 'remove', path: children }
              : { op: 'replace', path: children, value: before },
          ]),
      );
    });
  },
);
