import { changeJson } from '../wrappers/change-answers.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const themeWithMoreKeys: Variant = {
  text: 'A theme has further colors, typography and spacing.',
  allowedBy: 'Theme document: allowed keys and values are not shown.',
  families: ['theme'],
  wrap: changeJson(['getTheme'], (json) => ({
    ...json,
    colors: { ...(json.colors as Json), 'accent-1': 'oklch(70% 0.1 200)', shadow: 'transparent' },
    typography: { ...(json.typography as Json), scale_ratio: 1.25 },
    spacing: { ...(json.spacing as Json), gutter: { sm: '1rem' } },
    name: 'Default',
  })),
};
