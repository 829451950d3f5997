import { useState } from 'preact/hooks';
import { SelectField } from '../components/index.ts';
import { chooseTheme, readTheme, type ThemeChoice } from './theme-choice.ts';

/** Selects the theme of the dashboard. */
export const ThemePicker = () => {
  const [theme, setTheme] = useState(readTheme);
  const choose = (choice: string) => {
    setTheme(choice as ThemeChoice);
    chooseTheme(choice as ThemeChoice);
  };
  return (
    <SelectField
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
