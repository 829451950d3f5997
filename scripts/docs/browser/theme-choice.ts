/** A theme, or the system's theme. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'docs.theme';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The browser may deny access to storage, such as for pages from disk. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Returns the theme that was chosen on any page of the site. */
export const readTheme = (): ThemeChoice => {
  const theme = stored();
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Whether the page is currently dark. */
export const isDark = (theme: ThemeChoice): boolean => (theme === 'system' ? dark.matches : theme === 'dark');

/** Shows the page in a theme. */
export const applyTheme = (theme: ThemeChoice): void => {
  const colorScheme = isDark(theme) ? 'dark' : 'light';
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(colorScheme);
};

/** Shows the page in a theme, and stores the theme for all pages. */
export const chooseTheme = (theme: ThemeChoice): void => {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // The choice applies to this page only.
  }
  applyTheme(theme);
};

dark.addEventListener('change', () => applyTheme(readTheme()));
