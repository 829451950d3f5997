import type { WorkspaceMethods } from '@workspace-api/client';

export type PageDocument = Awaited<ReturnType<WorkspaceMethods['pages']['get']>>;
type Block = PageDocument['tree'];

/** A text field of a page, with its JSON Pointer (RFC 6901) for a patch. */
export type TextField = { path: string; label: string; value: string };

/** The properties of a block that contain text. Others are colors, ids and so on. */
const readable = ['brand', 'headline', 'title', 'text'];

const listBlockFields = (block: Block, path: string): TextField[] => [
  ...Object.entries(block.props ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' && readable.includes(name)
      ? [{ path: `${path}/props/${name}`, label: `${block.block}: ${name}`, value }]
      : [],
  ),
  ...(block.children ?? []).flatMap((child, at) => listBlockFields(child as Block, `${path}/children/${at}`)),
];

/** The JSON Pointers of the fields that the list of pages also contains. */
export const titlePath = '/metadata/title';
export const slugPath = '/metadata/slug';

/** The text fields of a page that a user can edit. */
export const listFields = ({ metadata, tree }: PageDocument): TextField[] => [
  { path: titlePath, label: 'Title', value: metadata.title },
  { path: slugPath, label: 'Slug', value: metadata.slug },
  ...listBlockFields(tree, '/tree'),
];
