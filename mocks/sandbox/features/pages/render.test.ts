import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { renderPage } from './render.ts';

const { theme } = examples;
const page = {
  ...examples['page-home'],
  tree: {
    block: 'NavShell' as const,
    props: { brand: 'Acme', background: 'surface' },
    children: [{ block: 'Hero', props: { background: 'brand_primary', sizes: ['surface'], depth: 2 } }],
  },
};

test('props that are the name of a color get its value, in every block', () => {
  expect(renderPage(page, theme).tree).toEqual({
    block: 'NavShell',
    props: { brand: 'Acme', background: theme.colors.surface },
    children: [
      { block: 'Hero', props: { background: theme.colors.brand_primary, sizes: ['surface'], depth: 2 } },
    ],
  });
});

test('the typography and spacing of the theme apply to the page', () => {
  const { typography, spacing } = renderPage(page, theme);
  expect({ typography, spacing }).toEqual({ typography: theme.typography, spacing: theme.spacing });
});
