import type { WorkspaceMethods } from '@workspace-api/client';

export type PageDocument = Awaited<ReturnType<WorkspaceMethods['pages']['get']>>;
type Block = PageDocument['tree'];

/** A text of a page, with the JSON Pointer (RFC 6901) that a patch names it by. */
export type TextField = { path: string; label: string; value: string };

/** The members of a block's properties that visitors read. Others are colors, ids and the like. */
const readable = ['brand', 'headline', 'title', 'text'];

const listBlockFields = (block: Block, path: string): TextField[] => [
  ...Object.entries(block.props ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && readable.includes(name)
      ? [{ path: `${path}/props/${name}`, label: `${block.block}: ${name}`, value }]
      : [],
  ),
  ...(block.children ?? []).flatMap((child, at) => listBlockFields(child as Block, `${path}/children/${at}`)),
];

/** The JSON Pointer of the page's address. */
export const addressPath = '/metadata/slug';

/** The texts of a page that a person can edit. */
export const listFields = ({ metadata, tree }: PageDocument): TextField[] => [
  { path: '/metadata/title', label: 'Title', value: metadata.title },
  { path: addressPath, label: 'Address', value: metadata.slug },
  ...listBlockFields(tree, '/tree'),
];
