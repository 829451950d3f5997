/** From this width on the panel is next to the text (`styles/7-try-it.css`); below it, it covers the page. */
const isWide = matchMedia('(min-width: 1100px)');

/** Creates the frame with the dashboard's view on first use. It belongs to this origin, so Escape in it is seen here. */
const loadFrame = (box: HTMLElement, close: () => void): void => {
  if (box.firstChild) return;
  const frame = document.createElement('iframe');
  frame.title = box.dataset.title ?? '';
  frame.src = box.dataset.page ?? '';
  frame.addEventListener('load', () => {
    const { contentWindow, contentDocument } = frame;
    contentWindow?.addEventListener('keydown', ({ key }) => {
      // A dialog of the view is closed first.
      if (key === 'Escape' && !contentDocument?.querySelector('dialog[open]')) close();
    });
  });
  box.append(frame);
};

/** Makes the button of an operation's page open the panel that sends its request. Escape and a button close it. */
export const startTryIt = (): void => {
  const button = document.querySelector<HTMLButtonElement>('button.try');
  const panel = document.querySelector<HTMLDialogElement>('dialog.try');
  if (!button || !panel) return;
  const box = panel.querySelector<HTMLElement>('.frame');
  const close = () => panel.close();
  const show = () => {
    if (isWide.matches) panel.show();
    else panel.showModal();
  };
  const note = () => {
    button.setAttribute('aria-expanded', String(panel.open));
    document.documentElement.classList.toggle('trying', panel.open);
  };
  button.addEventListener('click', () => {
    if (panel.open) return close();
    if (box) loadFrame(box, close);
    show();
    note();
  });
  panel.querySelector('.close')?.addEventListener('click', close);
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
