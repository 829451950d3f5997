import { operationList } from '@workspace-api/contract';
import { html } from '../../../conformance/report/html/escape.ts';
import type { Bundle } from '../contract.ts';
import { eventHref, files, operationHref, schemaHref } from '../links.ts';
import type { SearchEntry } from '../search/entry.ts';
import type { SitePage } from '../site-page.ts';

const getDescription = (schema: { readonly description?: unknown }): string =>
  String(schema.description ?? '');

/** The page of the reference. Its entries are for the search, since Redoc renders the markup. */
export const referencePage = (bundle: Bundle): SitePage => {
  const operations = operationList.map(({ id, method, path, summary, scope }): SearchEntry => {
    const described = bundle.paths[path]?.[method.toLowerCase()]?.description ?? '';
    return {
      kind: 'operation',
      title: id,
      text: `${summary}. ${method} ${path} ${scope ?? ''} ${String(described)}`,
      link: operationHref(id),
    };
  });
  const events = Object.entries(bundle.webhooks).map(
    ([type, { post }]): SearchEntry => ({
      kind: 'event',
      title: type,
      text: `${post.summary}. ${post.description}`,
      link: eventHref(post.operationId),
    }),
  );
  const schemas = Object.entries(bundle.components.schemas ?? {}).map(
    ([name, schema]): SearchEntry => ({
      kind: 'schema',
      title: name,
      text: getDescription(schema),
      link: schemaHref(name),
    }),
  );
  return {
    file: files.reference,
    title: 'Reference',
    summary: `All operations and events of the ${bundle.info.title}.`,
    headings: [],
    entries: [...operations, ...events, ...schemas],
    body: html``,
  };
};
