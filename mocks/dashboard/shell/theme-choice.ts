/** A theme, or the system's theme. */
export type ThemeChoice = 'system' | 'light' | 'dark';

const key = 'dashboard.theme';

/** The browser may deny access to storage. */
const readStored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Returns the theme that was chosen in this browser. */
export const readTheme = (): ThemeChoice => {
  const theme = readStored();
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Shows the page in a theme: without an attribute, in the system's. */
export const applyTheme = (theme: ThemeChoice): void => {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
};

/** Shows the page in a theme, and remembers it in this browser. */
export const chooseTheme = (theme: ThemeChoice): void => {
  applyTheme(theme);
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice applies until the page is reloaded.
  }
};
