import { type Call, find, jsonBody, ok, type Reply, requireTenant } from '../call.ts';
import { conflict, invalidPatch, notFound } from '../errors.ts';
import { timestamp } from '../ids.ts';
import { patched } from '../json-patch.ts';
import { listReply } from '../lists.ts';
import { checkIfMatch, etag, getDraft } from '../revisions.ts';
import type { Page, PageDocument } from '../store.ts';
import { bodySchema } from '../validate.ts';

const checkDocument = bodySchema<PageDocument>({
  $defs: {
    block: {
      type: 'object',
      required: ['block', 'props'],
      additionalProperties: false,
      properties: {
        block: { type: 'string' },
        props: { type: 'object' },
        children: { type: 'array', items: { $ref: '#/$defs/block' } },
      },
    },
  },
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

const rollbackBody = bodySchema<{ to_revision: number }>({
  type: 'object',
  required: ['to_revision'],
  properties: { to_revision: { type: 'integer', minimum: 1 } },
});

const requirePage = (call: Call): Page =>
  find(requireTenant(call).pages, ({ id }) => id === call.params.id, 'The page');

function save(call: Call, page: Page, document: PageDocument): void {
  page.versions.push(document);
  page.updatedAt = call.store.now();
}

export const listPages = (call: Call): Reply =>
  listReply(call, {
    rows: requireTenant(call).pages,
    columns: ['id', 'slug', 'title', 'revision', 'updatedAt'],
    show: (page) => ({
      id: page.id,
      ...getDraft(page).metadata,
      revision: page.versions.length,
      updatedAt: timestamp(page.updatedAt),
    }),
  });

export function getPage(call: Call): Reply {
  const page = requirePage(call);
  return ok(getDraft(page), { etag: etag(page) });
}

function valid(document: unknown): PageDocument {
  try {
    return checkDocument(document);
  } catch {
    throw invalidPatch('The result is not a page document.');
  }
}

export function patchPage(call: Call): Reply {
  const page = requirePage(call);
  checkIfMatch(call, page);
  const document = valid(patched(getDraft(page), jsonBody(call)));
  const { slug } = document.metadata;
  if (requireTenant(call).pages.some((other) => other !== page && getDraft(other).metadata.slug === slug)) {
    throw conflict('slug_in_use', `Another page has the slug ${slug}.`);
  }
  save(call, page, document);
  return ok({ ok: true }, { etag: etag(page) });
}

export function rollbackPage(call: Call): Reply {
  const page = requirePage(call);
  checkIfMatch(call, page);
  const { to_revision: revision } = rollbackBody(jsonBody(call));
  const prior = page.versions[revision - 1];
  if (!prior) throw notFound(`Revision ${revision} of the page`);
  save(call, page, prior);
  return { status: 202, body: { ok: true }, headers: { etag: etag(page) } };
}

export function publishPages(call: Call): Reply {
  const tenant = requireTenant(call);
  for (const page of tenant.pages) {
    if (page.live === getDraft(page)) continue;
    page.live = getDraft(page);
    call.store.onEvent(tenant, 'pages.published', { page: page.id, document: page.live });
  }
  return { status: 202, body: {} };
}
