import { useState } from 'preact/hooks';
import { Field } from '../components/index.ts';

/** The theme that was chosen in this browser, as `before-paint.js` applied it; without one, the system's. */
const readTheme = (): string => document.documentElement.dataset.theme ?? 'system';

/** Selects the theme of the dashboard. */
export const ThemePicker = () => {
  const [theme, setTheme] = useState(readTheme);
  const choose = (choice: string) => {
    setTheme(choice);
    if (choice === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = choice;
    try {
      localStorage.setItem('dashboard.theme', choice);
    } catch {
      // The browser may deny access to storage: the choice applies until the page is reloaded.
    }
  };
  return (
    <Field
      label="Theme"
      value={theme}
      choices={[
        ['system', 'System'],
        ['light', 'Light'],
        ['dark', 'Dark'],
      ]}
      onChange={choose}
    />
  );
};
