import type { Owned } from '../../store/owned.ts';

/** A tenant that never changed its theme has no row (see `store/themes.ts`). */
export type ThemeTable = Owned & { draft_version: number; published_version: number };

/** `document` is the JSON of the theme as it was saved. */
export type ThemeVersionTable = Owned & { version: number; document: string };

declare module '../../store/schema.ts' {
  interface Tables {
    themes: ThemeTable;
    theme_versions: ThemeVersionTable;
  }
}
