import type { Page } from '@workspace-api/client';
import { api } from '../api.ts';

type Block = Page['tree'];

/** A text field of a page, with its JSON Pointer (RFC 6901) for a patch. */
type TextField = { path: string; label: string; value: string };

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
const listFields = ({ metadata, tree }: Page): TextField[] => [
  { path: titlePath, label: 'Title', value: metadata.title },
  { path: slugPath, label: 'Slug', value: metadata.slug },
  ...listBlockFields(tree, '/tree'),
];

/** A draft: its fields, and the version to send with the next edit. */
export type Draft = {
  /** The value of `ETag`, for `If-Match`. */
  etag: string;
  /** The version number at its start, to display. */
  version: string;
  fields: readonly TextField[];
};

const toDraft = (document: Page, response: Response): Draft => {
  const etag = response.headers.get('ETag') ?? '';
  return { etag, version: /\d+/.exec(etag)?.[0] ?? '', fields: listFields(document) };
};

/** @throws ApiError or TransportError if the draft can't be read */
export const readDraft = async (slug: string, id: string, signal?: AbortSignal): Promise<Draft> => {
  const result = await api.pages.get(slug, id, { signal }).result();
  if (!result.ok) throw result.error;
  return toDraft(result.data, result.response);
};

/** New values, by the JSON Pointers of their fields. */
export type Edits = Readonly<Record<string, string>>;

/** The outcome of saving: a new draft, or the reason why it was not saved. */
export type Saved =
  | { kind: 'saved'; draft: Draft }
  /** Someone else saved this draft meanwhile. */
  | { kind: 'conflict'; theirs: Draft }
  /** The service rejected a value. The messages are by the JSON Pointers of their fields. */
  | { kind: 'rejected'; problems: Readonly<Record<string, string>> };

const slugRule = 'Use lowercase letters, digits and hyphens, and begin with a letter or digit.';

/**
 * Saves the edits, unless the draft was changed meanwhile.
 *
 * @throws ApiError or TransportError if the service rejects the patch for another reason, or doesn't respond
 */
export const saveDraft = async (slug: string, id: string, base: Draft, edits: Edits): Promise<Saved> => {
  const patch = Object.entries(edits).map(([path, value]) => ({ op: 'replace' as const, path, value }));
  const result = await api.pages.update(slug, id, patch, { ifMatch: base.etag }).result();
  if (result.ok) return { kind: 'saved', draft: toDraft(result.data, result.response) };
  const { kind, path } = result.error.kind === 'api' ? (result.error.details ?? {}) : {};
  if (result.code === 'invalid_patch' && typeof path === 'string') {
    return {
      kind: 'rejected',
      problems: { [path]: path === slugPath ? slugRule : 'This value is not valid.' },
    };
  }
  if (result.code !== 'conflict') throw result.error;
  switch (kind) {
    case 'version_mismatch':
      return { kind: 'conflict', theirs: await readDraft(slug, id) };
    case 'slug_in_use':
    case 'tombstoned':
      return {
        kind: 'rejected',
        problems: { [slugPath]: 'Another page has this slug. Choose another.' },
      };
    default:
      throw result.error;
  }
};
