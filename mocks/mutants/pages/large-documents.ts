import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { onOperations } from '../../wrappers/on-operation.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

type Operation = { op: string; path: string; value?: unknown };
type Block = { children?: Block[] };

/** Changes the operations of a patch of a page. */
const changePatch = (change: (patch: Operation[]) => Operation[]): Wrap =>
  onOperations([operations.updatePage.id], () => async (request, next) => {
    const { rawBody, again } = await repeatable(request);
    try {
      const patch: unknown = JSON.parse(rawBody);
      return next(Array.isArray(patch) ? again({ body: JSON.stringify(change(patch)) }) : again());
    } catch {
      return next(again());
    }
  });

const changeChildren = (change: (children: unknown[]) => unknown[]): Wrap =>
  changePatch((patch) =>
    patch.map((operation) =>
      operation.path === '/tree/children' && Array.isArray(operation.value)
        ? { ...operation, value: change(operation.value) }
        : operation,
    ),
  );

/** Removes the blocks below a level. */
const cut = (block: Block, levels: number): Block => {
  const { children, ...rest } = block;
  if (children === undefined) return block;
  return levels <= 1 ? rest : { ...rest, children: children.map((child) => cut(child, levels - 1)) };
};

/** Mutants that store only a part of a large document or patch. */
export const largeDocuments: Record<string, Mutant> = {
  'blocks-below-the-fourth-level-dropped': {
    clause: 'pages.patch-applies',
    text: 'Blocks below the fourth level of a page are not saved.',
    wrap: changeChildren((children) => children.map((block) => cut(block as Block, 4))),
  },
  'children-after-the-tenth-dropped': {
    clause: 'pages.patch-applies',
    text: 'A block of a page keeps only ten children.',
    wrap: changeChildren((children) => children.slice(0, 10)),
  },
  'operations-after-the-twentieth-ignored': {
    clause: 'pages.patch-pointer',
    text: 'Only the first twenty operations of a patch are applied.',
    wrap: changePatch((patch) => patch.slice(0, 20)),
  },
  'strings-of-a-page-shortened': {
    clause: 'pages.patch-applies',
    text: 'A string in a page is shortened to 8,192 characters.',
    wrap: changePatch((patch) =>
      patch.map((operation) =>
        typeof operation.value === 'string'
          ? { ...operation, value: operation.value.slice(0, 8192) }
          : operation,
      ),
    ),
  },
};
