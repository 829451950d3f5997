import { accepted, type Call, type Handlers, noContent, ok, requireRow } from '../call.ts';
import { conflict, invalidPatch, notFound } from '../errors.ts';
import { patched } from '../json-patch.ts';
import { listReply } from '../lists.ts';
import type { PageDocument, ThemeDocument, Versioned } from '../records.ts';
import { bodySchema, objectSchema, parseJson } from '../validate.ts';
import { timestamp } from '../values.ts';

const block = {
  type: 'object',
  required: ['block', 'props'],
  additionalProperties: false,
  properties: {
    block: { type: 'string' },
    props: { type: 'object' },
    children: { type: 'array', items: { $ref: '#/$defs/block' } },
  },
};
const checkPage = bodySchema<PageDocument>({
  $defs: { block },
  type: 'object',
  required: ['version', 'metadata', 'schema', 'tree'],
  additionalProperties: false,
  properties: {
    version: { type: 'string' },
    metadata: {
      type: 'object',
      required: ['slug', 'title'],
      properties: { slug: { type: 'string', minLength: 1 }, title: { type: 'string' } },
    },
    schema: { type: 'object' },
    tree: { allOf: [{ $ref: '#/$defs/block' }, { properties: { block: { const: 'NavShell' } } }] },
  },
});

const stringMap = { type: 'object', additionalProperties: { type: 'string' } };
const checkTheme = objectSchema<Omit<ThemeDocument, 'updated_at'>>({
  colors: stringMap,
  typography: { ...stringMap, required: ['font_family_heading', 'font_family_body', 'scale'] },
  spacing: stringMap,
});

const checkRollbackBody = objectSchema<{ to_revision: number }>({
  to_revision: { type: 'integer', minimum: 1 },
});

function getDraft<T>({ versions }: Versioned<T>): T {
  const draft = versions.at(-1);
  if (draft === undefined) throw new Error('A document without a version.');
  return draft;
}

/** The headers with the entity tag of a document: its revision. */
const withTag = ({ versions }: Versioned<unknown>) => ({ etag: `"${versions.length}"` });

/** Refuses an edit whose If-Match doesn't contain the current revision. */
function checkIfMatch(call: Call, { versions }: Versioned<unknown>): void {
  const header = call.header('if-match');
  if (header === undefined || header.trim() === '*') return;
  const revisions = header.split(',').map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', ''));
  const current_version = String(versions.length);
  if (!revisions.includes(current_version))
    throw conflict('version_mismatch', 'The document was changed since it was read.', { current_version });
}

/** The draft with the patch of a request. */
function patchedDraft<T, U>(call: Call, document: Versioned<T>, check: (value: unknown) => U): U {
  checkIfMatch(call, document);
  const result = patched(getDraft(document), parseJson(call.raw));
  try {
    return check(result);
  } catch {
    throw invalidPatch('The result is not a document of this kind.');
  }
}

export const documents: Handlers = {
  'GET ~/pages pages:read list': (call) =>
    listReply(call, {
      rows: call.tenant.pages,
      columns: ['id', 'slug', 'title', 'revision', 'updatedAt'],
      show: (page) => ({
        id: page.id,
        ...getDraft(page).metadata,
        revision: page.versions.length,
        updatedAt: timestamp(page.updatedAt),
      }),
    }),

  'GET ~/pages/{id} pages:read': (call) => {
    const page = requireRow(call.tenant.pages, call, 'The page');
    return ok(getDraft(page), withTag(page));
  },

  'PATCH ~/pages/{id} pages:write': (call) => {
    const { pages } = call.tenant;
    const page = requireRow(pages, call, 'The page');
    const document = patchedDraft(call, page, checkPage);
    const { slug } = document.metadata;
    if (pages.some((other) => other !== page && getDraft(other).metadata.slug === slug))
      throw conflict('slug_in_use', `Another page has the slug ${slug}.`);
    page.versions.push(document);
    page.updatedAt = call.store.now();
    return ok({ ok: true }, withTag(page));
  },

  // A rollback to a revision saves it again.
  'POST ~/pages/{id} pages:destructive': (call) => {
    const page = requireRow(call.tenant.pages, call, 'The page');
    checkIfMatch(call, page);
    const { to_revision } = checkRollbackBody(parseJson(call.raw));
    const prior = page.versions[to_revision - 1];
    if (!prior) throw notFound(`Revision ${to_revision} of the page`);
    page.versions.push(prior);
    page.updatedAt = call.store.now();
    return accepted({ ok: true }, withTag(page));
  },

  'POST ~/pages-publish pages:write': ({ store, tenant }) => {
    for (const page of tenant.pages.filter((one) => one.live !== getDraft(one))) {
      page.live = getDraft(page);
      store.onEvent(tenant, 'pages.published', { page: page.id, document: page.live });
    }
    return accepted();
  },

  'GET ~/theme theme:read': ({ tenant: { theme } }) => ok(getDraft(theme), withTag(theme)),

  'PATCH ~/theme theme:write': (call) => {
    const { theme } = call.tenant;
    const document = patchedDraft(call, theme, checkTheme);
    theme.versions.push({ ...document, updated_at: timestamp(call.store.now()) });
    return ok({ ok: true }, withTag(theme));
  },

  'POST ~/theme theme:write': ({ tenant: { theme } }) => {
    theme.live = getDraft(theme);
    return noContent;
  },
};
