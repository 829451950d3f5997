import { find } from './elements.ts';
import { createLivePanel, type ShowFrame } from './live-panel.ts';

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

/** Loads the form in the panel of an operation's page when it is first opened. Escape closes the panel, too. */
export const startTryIt = (): void => {
  const panel = document.querySelector<HTMLElement>('dialog.try');
  if (!panel) return;
  const button = find('button.try');
  const close = () => panel.togglePopover(false);
  const showFrame = createFrames(find('.frame', panel), close);
  const { page } = panel.dataset;
  let load: (() => unknown) | undefined =
    page === undefined ? createLivePanel(panel, showFrame) : () => showFrame(page);
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'closed') return button.focus();
    load?.();
    load = undefined;
  });
  document.addEventListener('keydown', ({ key, target }) => {
    const isInSearch = target instanceof Element && target.closest('input, .results');
    if (key === 'Escape' && !isInSearch) close();
  });
  button.hidden = false;
};
