/** A theme, or what the system has. */
export type ThemeChoice = 'light' | 'dark' | 'system';

const key = 'docs.theme';
/** The reference keeps its own choice, which follows that of the site. */
const referenceKey = 'redoc.colorMode';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Storage may be refused, such as for pages from disk. */
const stored = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** What was chosen on any page of the site. */
export const readTheme = (): ThemeChoice => {
  const theme = stored();
  return theme === 'light' || theme === 'dark' ? theme : 'system';
};

/** Whether the page is dark now. */
export const isDark = (theme: ThemeChoice): boolean => (theme === 'system' ? dark.matches : theme === 'dark');

/** Shows the page in a theme. */
export const applyTheme = (theme: ThemeChoice): void => {
  const colorScheme = isDark(theme) ? 'dark' : 'light';
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  classList.add(colorScheme);
  try {
    localStorage.setItem(referenceKey, colorScheme);
  } catch {
    // The choice holds for this page alone.
  }
};

/** Shows the page in a theme, and remembers it for all pages. */
export const chooseTheme = (theme: ThemeChoice): void => {
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // As above.
  }
  applyTheme(theme);
};

dark.addEventListener('change', () => applyTheme(readTheme()));
