import type { components } from '@workspace-api/contract';

/** A theme as a JSON document. */
export type ThemeDocument = components['schemas']['Theme'];

/** The theme of a workspace that never changed it. The service document doesn't define the initial theme. */
export const defaultTheme = (since: string): ThemeDocument => ({
  colors: { brand_primary: '#1f4fd8', brand_secondary: '#7a93d8', surface: '#ffffff', on_surface: '#1a1a1a' },
  typography: { font_family_heading: 'system-ui', font_family_body: 'system-ui', scale: 'default' },
  spacing: { section_gap: '3rem' },
  updated_at: since,
});
