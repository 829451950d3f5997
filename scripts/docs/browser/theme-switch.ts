import { storeSetting } from './settings.ts';

/** Makes a button switch between light and dark, and stores the choice. */
export const startThemeSwitch = (button: HTMLButtonElement): void => {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const getOther = () =>
    (dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark' ? 'light' : 'dark';
  const show = () => {
    button.ariaLabel = getOther() === 'dark' ? 'Dark theme' : 'Light theme';
  };
  button.addEventListener('click', () => {
    dataset.theme = getOther();
    storeSetting('theme', dataset.theme);
    show();
  });
  system.addEventListener('change', show);
  show();
  button.hidden = false;
};
