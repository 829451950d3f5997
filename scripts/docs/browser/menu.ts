const bars = '<svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 4h12M2 8h12M2 12h12"/></svg>';

/** Makes a button open and close the navigation on a narrow screen. */
export const startMenu = (button: HTMLButtonElement): void => {
  button.innerHTML = bars;
  const open = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    document.documentElement.classList.toggle('menu-open', isOpen);
  };
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') === 'false'));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') === 'false') return;
    open(false);
    button.focus();
  });
  button.hidden = false;
};
