/** The kinds of search results, in the order in which results are grouped. */
export const searchKinds = {
  guide: 'Guides',
  workflow: 'Use cases',
  operation: 'Operations',
  resource: 'Resources',
  error: 'Error codes',
  event: 'Webhook events',
  scope: 'Scopes',
  schema: 'Schemas',
  state: 'States',
  page: 'Pages',
  clause: 'Clauses',
} as const;

/** A kind of search result. */
export type SearchKind = keyof typeof searchKinds;

/** An entry of the search. */
export type SearchEntry = {
  readonly kind: SearchKind;
  readonly title: string;
  /** Words by which users also search for it. A result doesn't show them. */
  readonly keywords?: string;
  /** The searchable content, which a result shows shortened. */
  readonly text: string;
  /** The path in the site, e.g. `errors.html#not_found`. */
  readonly link: string;
};
