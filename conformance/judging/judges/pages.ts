import type { ClauseId } from '@workspace-api/contract';
import { isObject, member, recordsOf } from '../body.ts';
import type { Judge } from '../judgement.ts';

const documentOf = (...[exchange, operation]: Parameters<Judge>): unknown =>
  recordsOf(exchange, operation)?.[0];

// The pointer of the first block that isn't one; null where all of them are.
const oddBlock = (block: unknown, at: string): string | null => {
  if (!isObject(block) || typeof block.block !== 'string' || !isObject(block.props)) return at;
  if (block.children === undefined) return null;
  if (!Array.isArray(block.children)) return `${at}/children`;
  for (const [index, child] of block.children.entries()) {
    const odd = oddBlock(child, `${at}/children/${index}`);
    if (odd !== null) return odd;
  }
  return null;
};

/** What is particular to page documents. */
export const pageJudges: Partial<Record<ClauseId, Judge>> = {
  'pages.version-label': (...of) => {
    const version = member(documentOf(...of), 'version');
    if (version === undefined) return undefined;
    return typeof version === 'string'
      ? null
      : { expected: 'version is a string', got: JSON.stringify(version) };
  },
  'pages.root-is-navshell': (...of) => {
    const tree = member(documentOf(...of), 'tree');
    if (tree === undefined) return undefined;
    const root = member(tree, 'block');
    return root === 'NavShell'
      ? null
      : { expected: 'the root block is a NavShell', got: String(JSON.stringify(root)) };
  },
  'pages.block-shape': (...of) => {
    const tree = member(documentOf(...of), 'tree');
    if (tree === undefined) return undefined;
    const odd = oddBlock(tree, '/tree');
    return odd === null
      ? null
      : { expected: 'every block has block, props and children', got: `none such at ${odd}` };
  },
};
