/** What the search can find, in the order in which results are grouped. */
export const searchKinds = {
  operation: 'Operations',
  event: 'Webhook events',
  guide: 'Guides',
  error: 'Error codes',
  scope: 'Scopes',
  schema: 'Schemas',
  state: 'States',
  workflow: 'Use cases',
  page: 'Pages',
  clause: 'Clauses',
} as const;

/** A kind of search result. */
export type SearchKind = keyof typeof searchKinds;

/** One thing that the search finds. */
export type SearchEntry = {
  readonly kind: SearchKind;
  readonly title: string;
  /** What is said of it; searched, and shown shortened. */
  readonly text: string;
  /** Its address in the site, e.g. `errors.html#not_found`. */
  readonly link: string;
};
