import { getOperation } from '@workspace-api/contract/sandbox';
import { changeJson } from '../wrappers/change-responses.ts';
import { chain } from '../wrappers/fetch.ts';
import { alterJson, type Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const live = getOperation('getLiveTheme').path.split('{slug}')[1] ?? '';

const withMore = (json: Json): Json => ({
  ...json,
  colors: { ...(json.colors as Json), 'accent-1': 'oklch(70% 0.1 200)', shadow: 'transparent' },
  typography: { ...(json.typography as Json), scale_ratio: 1.25 },
  spacing: { ...(json.spacing as Json), gutter: { sm: '1rem' } },
  name: 'Default',
});

export const themeWithMoreKeys: Variant = {
  text: 'A theme has additional colors, typography and spacing.',
  allowedBy: "Theme document: allowed keys and values aren't documented.",
  families: ['theme'],
  wrap: chain(changeJson(['getTheme'], withMore), (next) => async (request) => {
    const response = await next(request);
    if (!response.ok || !new URL(request.url).pathname.endsWith(live)) return response;
    return alterJson(response, (json) => ({ ...json, document: withMore(json.document as Json) }));
  }),
};
