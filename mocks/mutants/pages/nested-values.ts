import { operations } from '@workspace-api/contract';
import type { Json } from '../../wrappers/json.ts';
import { alteredResponse, valueFlaws } from '../lib/altered-values.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Page props whose values change when they are returned. */
export const nestedValues: Record<string, Mutant> = Object.fromEntries(
  Object.entries(valueFlaws).map(([name, { text, change }]) => [
    `page-${name}`,
    alteredResponse(
      'pages.patch-pointer',
      operations.getPage.id,
      `A page ${text} in the props of its blocks.`,
      (json) => {
        const tree = json.tree as Json;
        return { ...json, tree: { ...tree, props: change(tree.props as Json) } };
      },
    ),
  ]),
);
