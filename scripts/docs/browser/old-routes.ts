import { decodeSegment } from '../../../generated/code/decode-segment.ts';
/**
 * Redirects links to the earlier reference, such as `reference.html#/agents/createagent` or `#operation/createAgent`, to the pages
 * of the operation, event or schema. The index links to each of them with its name in those routes.
 */
export const startOldRoutes = (): void => {
  const redirect = () => {
    const [, route] = /^#(?:\/|operation\/|tag\/)(.+)$/.exec(decodeSegment(location.hash)) ?? [];
    const name = route?.split('/').at(-1)?.toLowerCase();
    if (name === undefined) return;
    const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[data-name]')].find(
      ({ dataset }) => dataset.name?.toLowerCase() === name,
    );
    if (link) location.replace(link.href);
    else document.getElementById(name)?.scrollIntoView();
  };
  addEventListener('hashchange', redirect);
  redirect();
};
