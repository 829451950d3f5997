import { sandboxUrl } from '@workspace-api/contract';
import type { Sandbox } from './sandbox/sandbox.ts';

/** What is needed of a frame. The package is compiled without the types of a page. */
type Frame = {
  title: string;
  src: string;
  readonly style: { cssText: string };
  remove(): void;
};

/** What is needed of an element of the page. */
export type Place = {
  readonly ownerDocument: { createElement(name: 'iframe'): Frame };
  append(frame: never): void;
};

/**
 * Shows the dashboard of a sandbox in a page. It fills the element, in a frame that keeps its styles and its address apart from the
 * page. All its requests go through the sandbox's `fetch`.
 *
 * @param page the address at which the page's server has the folder `public/ui` of this package; it needs the page's origin
 * @returns a function that removes the dashboard
 * @example
 * const sandbox = await createSandbox();
 * const remove = mountDashboard(document.querySelector('#dashboard'), sandbox, '/dashboard/index.html');
 */
export const mountDashboard = (
  element: Place,
  { fetch }: Pick<Sandbox, 'fetch'>,
  page: string,
): (() => void) => {
  const frame = element.ownerDocument.createElement('iframe');
  // The dashboard reads it (`dashboard/client/host.ts`).
  const host = { fetch, origin: new URL(sandboxUrl).origin, isWhole: true };
  Object.assign(frame, { title: 'Dashboard of the sandbox', host });
  frame.style.cssText = 'width: 100%; height: 100%; border: 0';
  frame.src = page;
  element.append(frame as never);
  return () => frame.remove();
};
