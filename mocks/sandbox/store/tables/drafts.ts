import type { Owned } from './owned.ts';

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

/** A tenant that never changed its theme has no row (see `store/themes.ts`). */
export type ThemeTable = Owned & { draft_version: number; published_version: number };

/** `document` is the JSON of the theme as it was saved. */
export type ThemeVersionTable = Owned & { version: number; document: string };
