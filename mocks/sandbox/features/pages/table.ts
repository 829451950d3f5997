import type { Owned } from '../../store/owned.ts';

/** `slug` and `title` are those of the draft. */
export type PageTable = Owned & {
  id: string;
  slug: string;
  title: string;
  draft_version: number;
  published_version: number | null;
  published_slug: string | null;
  created_at: string;
  updated_at: string;
};

/** `document` is the JSON of the page as it was saved. */
export type PageVersionTable = { page_id: string; version: number; document: string; created_at: string };

/** Slugs that pages gave up, and when. */
export type ReleasedSlugTable = Owned & { slug: string; page_id: string; released_at: string };

declare module '../../store/schema.ts' {
  interface Tables {
    pages: PageTable;
    page_versions: PageVersionTable;
    released_slugs: ReleasedSlugTable;
  }
}
