import { chooseTheme, isDark, readTheme } from './theme-choice.ts';

const moon = '<path d="M13.5 9.6A5.6 5.6 0 0 1 6.4 2.5a5.6 5.6 0 1 0 7.1 7.1Z"/>';
const sun =
  '<circle cx="8" cy="8" r="3"/><path d="M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.2 1.2M11.8 11.8 13 13M3 13l1.2-1.2M11.8 4.2 13 3"/>';

/** Makes a button switch between light and dark, and stores the choice. */
export const startThemeSwitch = (button: HTMLButtonElement): void => {
  const show = () => {
    const dark = isDark(readTheme());
    button.setAttribute('aria-label', dark ? 'Light theme' : 'Dark theme');
    button.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true">${dark ? sun : moon}</svg>`;
  };
  button.addEventListener('click', () => {
    chooseTheme(isDark(readTheme()) ? 'light' : 'dark');
    show();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
  button.hidden = false;
};
