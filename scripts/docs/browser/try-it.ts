import { find } from './elements.ts';
import { createLivePanel, type ShowFrame } from './live-panel.ts';

/** From this width on the panel is next to the text (`styles/try-it.css`); below it, it covers the page. */
const isWide = matchMedia('(min-width: 1100px)');

/** Shows the dashboard's view in a box. The frame belongs to this origin, so Escape in it is seen here. */
const createFrames =
  (box: HTMLElement, close: () => void): ShowFrame =>
  (src, host) => {
    const frame = Object.assign(document.createElement('iframe'), { title: box.dataset.title ?? '', host });
    frame.src = src;
    frame.addEventListener('load', () => {
      const { contentWindow, contentDocument } = frame;
      contentWindow?.addEventListener('keydown', ({ key }) => {
        // A dialog of the view is closed first.
        if (key === 'Escape' && !contentDocument?.querySelector('dialog[open]')) close();
      });
    });
    box.replaceChildren(frame);
  };

/** Makes the button of an operation's page open the panel that sends its request. Escape and a button close it. */
export const startTryIt = (): void => {
  const panel = document.querySelector<HTMLDialogElement>('dialog.try');
  if (!panel) return;
  const button = find('button.try');
  const close = () => panel.close();
  const showFrame = createFrames(find('.frame', panel), close);
  const { page } = panel.dataset;
  let load: (() => unknown) | undefined =
    page === undefined ? createLivePanel(panel, showFrame) : () => showFrame(page);
  const show = () => {
    if (isWide.matches) panel.show();
    else panel.showModal();
  };
  const note = () => {
    button.ariaExpanded = String(panel.open);
    document.documentElement.classList.toggle('trying', panel.open);
  };
  button.addEventListener('click', () => {
    if (panel.open) return close();
    show();
    note();
    load?.();
    load = undefined;
  });
  find('.close', panel).addEventListener('click', close);
  panel.addEventListener('close', () => {
    // It may have been shown again in the other form.
    if (panel.open) return;
    note();
    button.focus();
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const isInSearch = target instanceof Element && target.closest('input, .results');
    if (key === 'Escape' && panel.open && !isInSearch) close();
  });
  isWide.addEventListener('change', () => {
    if (!panel.open) return;
    panel.close();
    show();
  });
  button.hidden = false;
};
