import { alterJson, type Json } from '../wrappers/json.ts';
import { onControl } from '../wrappers/on-operation.ts';
import type { Variant } from './lib/variant.ts';

export const renderedWithMore: Variant = {
  text: 'Live pages have further typography and props, which the theme does not name.',
  allowedBy: "Theme document: the allowed keys aren't documented, nor is what else applies to a live page.",
  families: ['theme'],
  wrap: onControl(['getRenderedPage'], () => async (request, next) => {
    const response = await next(request);
    return response.ok
      ? alterJson(response, ({ tree, typography, ...rest }) => ({
          ...rest,
          tree: { ...(tree as Json), props: { ...((tree as Json).props as Json), contrast: 'high' } },
          typography: { ...(typography as Json), line_height: 1.5 },
        }))
      : response;
  }),
};
