import type { components } from '@workspace-api/contract';
import type { PageDocument } from './page-document.ts';

type Block = components['schemas']['Block'];
type Theme = components['schemas']['Theme'];

/** A block whose props that are the name of a color have this color (clause `theme.colors-resolve-live`). */
const withColors = ({ block, props, children }: Block, colors: ReadonlyMap<string, string>): Block => ({
  block,
  props: Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      name,
      (typeof value === 'string' && colors.get(value)) || value,
    ]),
  ),
  ...(children && { children: children.map((child) => withColors(child, colors)) }),
});

/** A page as visitors see it: its blocks with their colors, and the typography and spacing of the whole site. */
export const renderPage = ({ tree }: PageDocument, { colors, typography, spacing }: Theme) => ({
  tree: withColors(tree, new Map(Object.entries(colors))),
  typography,
  spacing,
});
