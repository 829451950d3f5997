import type { ClauseId } from '@workspace-api/contract';
import { isSuccess, member } from '../../checks/body.ts';
import { valueAt } from '../../checks/json-pointer.ts';
import { sameValue } from '../../checks/same-value.ts';
import { scenario } from '../../engine/scenario.ts';
import { drafts } from './drafts.ts';

const clauses = ['pages.patch-applies', 'pages.patch-pointer'] as const satisfies ClauseId[];
const children = '/tree/children';

const levels = 5;
/** The number of blocks of the first level. */
const siblings = 12;
const manyOperations = 30;

type Block = { block: string; props: Record<string, unknown>; children?: Block[] };

/** Creates blocks with one block at each further level. */
const createTree = (name: string, level: number): Block[] =>
  Array.from({ length: level === 1 ? siblings : 1 }, (_, number) => ({
    block: 'Hero',
    props: { headline: `${name} ${level}.${number}` },
    ...(level < levels && { children: createTree(name, level + 1) }),
  }));

export default scenario(
  'pages.nested-blocks',
  'Nested blocks are patched and read like top-level blocks',
  { holds: [] },
  async (gate) => {
    await gate.case('a block with a child', async (t) => {
      const { observe, patch } = await drafts.updatePage(t);
      const [outer, inner, last] = [t.unique('outer'), t.unique('inner'), t.unique('last')];
      const createHero = (headline: string) => ({ block: 'Hero', props: { headline } });
      const value = [{ ...createHero(t.unique('first')), children: [createHero(inner)] }];
      // A server may validate the blocks of its page editor.
      if (!isSuccess(await patch([{ op: 'add', path: children, value }])))
        return t.notExercised(clauses, 'a draft that accepts blocks of the type Hero');
      const response = await patch([
        { op: 'replace', path: `${children}/0/props/headline`, value: outer },
        { op: 'add', path: `${children}/-`, value: createHero(last) },
      ]);
      t.expectSuccess('pages.patch-applies', response);
      const document = (await observe()).json();
      // Of the first block, its child and the appended block.
      const headlines = [`${children}/0`, `${children}/0/children/0`, `${children}/1`].map((place) =>
        valueAt(document, `${place}/props/headline`),
      );
      t.expectEqual('pages.patch-pointer', headlines, [outer, inner, last]);
    });

    await gate.case('a tree of five levels, and many operations', async (t) => {
      const { observe, patch } = await drafts.updatePage(t);
      const value = createTree(t.unique('Gate'), 1);
      // A server may validate the blocks of its page editor, and limit their number.
      if (!isSuccess(await patch([{ op: 'add', path: children, value }])))
        return t.notExercised(clauses, 'a draft that accepts five levels of blocks of the type Hero');
      const tree = valueAt((await observe()).json(), children);
      t.expect('pages.patch-applies', sameValue(tree, value), {
        expected: `${levels} levels of blocks, the first with ${siblings} children, as they were added`,
        got: JSON.stringify(tree)?.slice(0, 300),
      });
      const headlines = Array.from(
        { length: manyOperations },
        (_, number) => `${number} ${t.unique('Gate')}`,
      );
      const deepest = `${children}/${siblings - 1}${'/children/0'.repeat(levels - 1)}/props`;
      const operations = headlines.map((headline, number) => ({
        op: 'add',
        path: `${deepest}/headline_${number}`,
        value: headline,
      }));
      // The number of operations of a patch is not documented.
      if (!isSuccess(await patch(operations))) return;
      const props = valueAt((await observe()).json(), deepest);
      const got = headlines.map((_, number) => member(props, `headline_${number}`));
      t.expectEqual('pages.patch-pointer', got, headlines);
    });
  },
);
